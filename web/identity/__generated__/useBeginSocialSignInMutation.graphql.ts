/**
 * @generated SignedSource<<0ea346a1893003866b85004caf725b02>>
 * @relayHash 9d3aaa0b651caa5bbb0ce0b9c47ae4b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a81c01e73e1b25810dce45d39d44fe0a5b88db6251b213e4a938464442a512aa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeginSocialSignInInput = {
  provider: string;
};
export type useBeginSocialSignInMutation$variables = {
  input: BeginSocialSignInInput;
};
export type useBeginSocialSignInMutation$data = {
  readonly beginSocialSignIn: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useBeginSocialSignIn_result">;
  };
};
export type useBeginSocialSignInMutation$rawResponse = {
  readonly beginSocialSignIn: {
    readonly __typename: "BeginSocialSignInPayload";
    readonly __isBeginSocialSignInResult: "BeginSocialSignInPayload";
    readonly url: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly __isBeginSocialSignInResult: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isBeginSocialSignInResult: string;
    readonly __isRefusal?: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useBeginSocialSignInMutation = {
  rawResponse: useBeginSocialSignInMutation$rawResponse;
  response: useBeginSocialSignInMutation$data;
  variables: useBeginSocialSignInMutation$variables;
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
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "BeginSocialSignInPayload",
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
    "name": "useBeginSocialSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginSocialSignIn",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useBeginSocialSignIn_result",
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
    "name": "useBeginSocialSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "beginSocialSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isBeginSocialSignInResult"
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
    "id": "a81c01e73e1b25810dce45d39d44fe0a5b88db6251b213e4a938464442a512aa",
    "metadata": {},
    "name": "useBeginSocialSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a57df1dafc50eb1a4ed484e3d11cbff8";

export default node;
