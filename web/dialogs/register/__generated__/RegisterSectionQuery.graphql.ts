/**
 * @generated SignedSource<<ef9fffa37391fb7dfa7e9d021871fddc>>
 * @relayHash 982637a5b343969dc14ed0d3b31d8228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa670ca4ad2c029290061b7bb5cb883129521b5d01703e422387d4068dbd8f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterSectionQuery$variables = Record<PropertyKey, never>;
export type RegisterSectionQuery$data = {
  readonly registrationForm: {
    readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_form">;
  };
};
export type RegisterSectionQuery = {
  response: RegisterSectionQuery$data;
  variables: RegisterSectionQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterSectionQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "RegistrationForm",
          "kind": "LinkedField",
          "name": "registrationForm",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RegistrationForm_form"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RegisterSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RegistrationForm",
        "kind": "LinkedField",
        "name": "registrationForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationField",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "required",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pattern",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "patternId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minLength",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxLength",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "bonus",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "symbol",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumAge",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5fa670ca4ad2c029290061b7bb5cb883129521b5d01703e422387d4068dbd8f9",
    "metadata": {},
    "name": "RegisterSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "a494f401daf05d11b834cf567c6da9c6";

export default node;
