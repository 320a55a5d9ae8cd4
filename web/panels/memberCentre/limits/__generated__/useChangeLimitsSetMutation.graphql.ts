/**
 * @generated SignedSource<<dbab9a9aeda105a813a79c95730c2dc2>>
 * @relayHash 65544e37e7b1ae9b88e720e43db28188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fae0453a1c473c08050b21b4ac075ab693978c0fb64a8bcbbf35ac85f22892fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type SetPlayLimitInput = {
  amount?: string | null | undefined;
  kind: PlayLimitKind;
  period: PlayLimitPeriod;
};
export type useChangeLimitsSetMutation$variables = {
  input: SetPlayLimitInput;
};
export type useChangeLimitsSetMutation$data = {
  readonly setPlayLimit: {
    readonly __typename: "PlayProtectionPayload";
    readonly viewer: {
      readonly id: string;
      readonly playProtection: {
        readonly limits: ReadonlyArray<{
          readonly kind: PlayLimitKind;
          readonly pending: {
            readonly amount: string | null | undefined;
          } | null | undefined;
          readonly period: PlayLimitPeriod;
        }>;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"LimitsPage_member">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeLimitsSetMutation$rawResponse = {
  readonly setPlayLimit: {
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
export type useChangeLimitsSetMutation = {
  rawResponse: useChangeLimitsSetMutation$rawResponse;
  response: useChangeLimitsSetMutation$data;
  variables: useChangeLimitsSetMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeLimitsSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPlayLimit",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                        "concreteType": "PlayLimit",
                        "kind": "LinkedField",
                        "name": "limits",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PendingPlayLimit",
                            "kind": "LinkedField",
                            "name": "pending",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeLimitsSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPlayLimit",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                        "concreteType": "PlayLimit",
                        "kind": "LinkedField",
                        "name": "limits",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PendingPlayLimit",
                            "kind": "LinkedField",
                            "name": "pending",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
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
                          },
                          (v6/*:: as any*/),
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
                          }
                        ],
                        "storageKey": null
                      },
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PlayPause",
                    "kind": "LinkedField",
                    "name": "playPause",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "until",
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
    "id": "fae0453a1c473c08050b21b4ac075ab693978c0fb64a8bcbbf35ac85f22892fd",
    "metadata": {},
    "name": "useChangeLimitsSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce0be197fe42242ae6e343c2109d98ec";

export default node;
