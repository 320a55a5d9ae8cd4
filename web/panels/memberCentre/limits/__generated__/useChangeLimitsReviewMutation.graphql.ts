/**
 * @generated SignedSource<<e61ea32f26fe17eb5b981075604fc761>>
 * @relayHash c2147af5e7ccf7b88410c3cbf5dee043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74e61706b9527960e7f448f5ac3beb612c3013778f8aec9e14c1bfbabd5a6bc6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type useChangeLimitsReviewMutation$variables = Record<PropertyKey, never>;
export type useChangeLimitsReviewMutation$data = {
  readonly reviewPlayLimits: {
    readonly __typename: "PlayProtectionPayload";
    readonly viewer: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"LimitsPage_member">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeLimitsReviewMutation$rawResponse = {
  readonly reviewPlayLimits: {
    readonly __typename: "PlayProtectionPayload";
    readonly viewer: {
      readonly id: string;
      readonly playPause: {
        readonly kind: PlayPauseKind;
        readonly until: string | null | undefined;
      } | null | undefined;
      readonly playProtection: {
        readonly currencySymbol: string;
        readonly limits: ReadonlyArray<{
          readonly amount: string;
          readonly kind: PlayLimitKind;
          readonly left: string;
          readonly pending: {
            readonly amount: string | null | undefined;
            readonly confirmFrom: string;
            readonly confirmUntil: string;
          } | null | undefined;
          readonly period: PlayLimitPeriod;
          readonly used: string;
        }>;
        readonly prompt: PlayLimitPrompt;
        readonly realityCheckMinutes: number;
      } | null | undefined;
    };
  } | {
    readonly __typename: string;
  };
};
export type useChangeLimitsReviewMutation = {
  rawResponse: useChangeLimitsReviewMutation$rawResponse;
  response: useChangeLimitsReviewMutation$data;
  variables: useChangeLimitsReviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeLimitsReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewPlayLimits",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LimitsPage_member"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PlayProtectionPayload",
            "abstractKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useChangeLimitsReviewMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reviewPlayLimits",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayPause",
                    "kind": "LinkedField",
                    "name": "playPause",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "until",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayProtection",
                    "kind": "LinkedField",
                    "name": "playProtection",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "prompt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currencySymbol",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "realityCheckMinutes",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlayLimit",
                        "kind": "LinkedField",
                        "name": "limits",
                        "plural": true,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "period",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "used",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "left",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PendingPlayLimit",
                            "kind": "LinkedField",
                            "name": "pending",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "confirmFrom",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "confirmUntil",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PlayProtectionPayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74e61706b9527960e7f448f5ac3beb612c3013778f8aec9e14c1bfbabd5a6bc6",
    "metadata": {},
    "name": "useChangeLimitsReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7a854b61b929f925938cf635b8798230";

export default node;
