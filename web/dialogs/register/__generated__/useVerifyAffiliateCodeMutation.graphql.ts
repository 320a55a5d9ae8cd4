/**
 * @generated SignedSource<<89dae981ef9cce5c612ba401e9220ce5>>
 * @relayHash 6dfc7df8ed300c78bc2a21cf5b7a05c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2dc89b40fd22913480659a570986cc79ec869148a5f6c268fa1a374d35794fc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVerifyAffiliateCodeMutation$variables = {
  code: string;
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
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "VerifyAffiliateCodePayload",
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
    "id": "e2dc89b40fd22913480659a570986cc79ec869148a5f6c268fa1a374d35794fc",
    "metadata": {},
    "name": "useVerifyAffiliateCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c3ae7633279752643e2beb9f64866c7";

export default node;
