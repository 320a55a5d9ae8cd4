/**
 * @generated SignedSource<<57b25529e6f348f93c2d2c795088bc32>>
 * @relayHash 485d5070702f82846aa90f98df5c924f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad6b0f4445a302305d395c40476f26760d06bc1716dae666e2f2c50c8162fd8f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAuthenticatorEnrolMutation$variables = {
  password: string;
};
export type useAuthenticatorEnrolMutation$data = {
  readonly enrolAuthenticator: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useAuthenticator_enrolled">;
  };
};
export type useAuthenticatorEnrolMutation$rawResponse = {
  readonly enrolAuthenticator: {
    readonly __typename: "EnrolAuthenticatorPayload";
    readonly __isEnrolAuthenticatorResult: "EnrolAuthenticatorPayload";
    readonly address: string;
    readonly secret: string;
  } | {
    readonly __typename: string;
    readonly __isEnrolAuthenticatorResult: string;
    readonly __isRefusal?: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useAuthenticatorEnrolMutation = {
  rawResponse: useAuthenticatorEnrolMutation$rawResponse;
  response: useAuthenticatorEnrolMutation$data;
  variables: useAuthenticatorEnrolMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "EnrolAuthenticatorPayload",
  "abstractKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correlationId",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAuthenticatorEnrolMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "enrolAuthenticator",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useAuthenticator_enrolled",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAuthenticatorEnrolMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "enrolAuthenticator",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isEnrolAuthenticatorResult"
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad6b0f4445a302305d395c40476f26760d06bc1716dae666e2f2c50c8162fd8f",
    "metadata": {},
    "name": "useAuthenticatorEnrolMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b3bd8b8b42569fa24c9ed034a614dcd";

export default node;
