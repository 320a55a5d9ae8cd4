/**
 * @generated SignedSource<<231c9aad63342e6376082aae3b6eb8bf>>
 * @relayHash 4141bbd25e7dae3bd8b95066d1e46cbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e699a7f2ed3625fa7e4cc5000e05f49866f1546585f5472f6460bc8f39a6da19

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type TimeOutLength = "DAY" | "MONTH" | "SIX_WEEKS" | "WEEK" | "%future added value";
export type TakeTimeOutInput = {
  length: TimeOutLength;
};
export type useChangeLimitsBreakMutation$variables = {
  input: TakeTimeOutInput;
};
export type useChangeLimitsBreakMutation$data = {
  readonly takeTimeOut: {
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
export type useChangeLimitsBreakMutation$rawResponse = {
  readonly takeTimeOut: {
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
export type useChangeLimitsBreakMutation = {
  rawResponse: useChangeLimitsBreakMutation$rawResponse;
  response: useChangeLimitsBreakMutation$data;
  variables: useChangeLimitsBreakMutation$variables;
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
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeLimitsBreakMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeTimeOut",
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
    "name": "useChangeLimitsBreakMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "takeTimeOut",
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
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "period",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
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
                              (v5/*:: as any*/),
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
    "id": "e699a7f2ed3625fa7e4cc5000e05f49866f1546585f5472f6460bc8f39a6da19",
    "metadata": {},
    "name": "useChangeLimitsBreakMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c901aaca383b662814cba3fb63bdd879";

export default node;
