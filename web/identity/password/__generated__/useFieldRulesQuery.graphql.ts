/**
 * @generated SignedSource<<98dd6867e7d4079fc8a28c117dec2495>>
 * @relayHash 9efb740726dd5d60982dc143cddb4026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d061a907a11eba961cece030bfc93c68aedfd7ccde8efd498fffd00f9c20ffe2

import type { ConcreteRequest } from 'relay-runtime';
export type useFieldRulesQuery$variables = Record<PropertyKey, never>;
export type useFieldRulesQuery$data = {
  readonly registrationForm: {
    readonly fields: ReadonlyArray<{
      readonly maxLength: number;
      readonly minLength: number;
      readonly name: string;
      readonly pattern: string;
      readonly patternId: string;
      readonly required: boolean;
    }>;
  } | null | undefined;
};
export type useFieldRulesQuery$rawResponse = {
  readonly registrationForm: {
    readonly fields: ReadonlyArray<{
      readonly maxLength: number;
      readonly minLength: number;
      readonly name: string;
      readonly pattern: string;
      readonly patternId: string;
      readonly required: boolean;
    }>;
  } | null | undefined;
};
export type useFieldRulesQuery = {
  rawResponse: useFieldRulesQuery$rawResponse;
  response: useFieldRulesQuery$data;
  variables: useFieldRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFieldRulesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFieldRulesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d061a907a11eba961cece030bfc93c68aedfd7ccde8efd498fffd00f9c20ffe2",
    "metadata": {},
    "name": "useFieldRulesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e0ba97b6657c0bb12ec01baa9cbdfd30";

export default node;
