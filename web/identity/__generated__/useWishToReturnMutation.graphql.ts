/**
 * @generated SignedSource<<acedbc26ef4c3f4267c650d656afdb77>>
 * @relayHash 610c1b4b68cae46a37a5f5b6b3e9a87a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fbd59bbfe3a1b8e92abd994801fb45d0686189531fadc1ce90de48e99289624

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishToReturnInput = {
  returnTicket: string;
};
export type useWishToReturnMutation$variables = {
  input: WishToReturnInput;
};
export type useWishToReturnMutation$data = {
  readonly wishToReturn: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useWishToReturn_result">;
  };
};
export type useWishToReturnMutation$rawResponse = {
  readonly wishToReturn: {
    readonly __typename: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly __isWishToReturnResult: "TooManyAttemptsError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "WishToReturnPayload";
    readonly __isWishToReturnResult: "WishToReturnPayload";
    readonly ended: boolean;
    readonly returnFrom: string | null | undefined;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isWishToReturnResult: string;
    readonly message?: string;
  };
};
export type useWishToReturnMutation = {
  rawResponse: useWishToReturnMutation$rawResponse;
  response: useWishToReturnMutation$data;
  variables: useWishToReturnMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
      "name": "ended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnFrom",
      "storageKey": null
    }
  ],
  "type": "WishToReturnPayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "TooManyAttemptsError",
  "abstractKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWishToReturnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "wishToReturn",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useWishToReturn_result",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
                  "selections": (v5/*:: as any*/),
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
    "name": "useWishToReturnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "wishToReturn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isWishToReturnResult"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8fbd59bbfe3a1b8e92abd994801fb45d0686189531fadc1ce90de48e99289624",
    "metadata": {},
    "name": "useWishToReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "063186a234977236d0d73d29c64c2dbe";

export default node;
