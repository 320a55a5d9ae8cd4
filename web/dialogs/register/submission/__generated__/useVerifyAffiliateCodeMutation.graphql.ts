/**
 * @generated SignedSource<<b605477ab8fbf5291d9c0b370940f88f>>
 * @relayHash 8e4de9f8776f8e1689b36d33ed7cb2af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cf9858f5bb2ce0925f34497af8a7d345f7e952457e4596b674068a1dc810230

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifyAffiliateCodeInput = {
  code: string;
};
export type useVerifyAffiliateCodeMutation$variables = {
  input: VerifyAffiliateCodeInput;
};
export type useVerifyAffiliateCodeMutation$data = {
  readonly verifyAffiliateCode: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useVerifyAffiliateCode_result">;
  };
};
export type useVerifyAffiliateCodeMutation$rawResponse = {
  readonly verifyAffiliateCode: {
    readonly __typename: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly __isVerifyAffiliateCodeResult: "TooManyAttemptsError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "VerifyAffiliateCodePayload";
    readonly __isVerifyAffiliateCodeResult: "VerifyAffiliateCodePayload";
    readonly code: string;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isVerifyAffiliateCodeResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useVerifyAffiliateCodeMutation = {
  rawResponse: useVerifyAffiliateCodeMutation$rawResponse;
  response: useVerifyAffiliateCodeMutation$data;
  variables: useVerifyAffiliateCodeMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "VerifyAffiliateCodePayload",
  "abstractKey": null
},
v5 = {
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
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  (v3/*:: as any*/),
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
    "name": "useVerifyAffiliateCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "verifyAffiliateCode",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useVerifyAffiliateCode_result",
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
                  "selections": (v6/*:: as any*/),
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
    "name": "useVerifyAffiliateCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "verifyAffiliateCode",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isVerifyAffiliateCodeResult"
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8cf9858f5bb2ce0925f34497af8a7d345f7e952457e4596b674068a1dc810230",
    "metadata": {},
    "name": "useVerifyAffiliateCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8564873b1d9578da382e957c834159b5";

export default node;
