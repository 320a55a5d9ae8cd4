/**
 * @generated SignedSource<<db410f5ef7e3eaa36adee45119d91399>>
 * @relayHash bdbf092123a265714695fdb78020a588
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e95344df23a69a57cf8eccb62bf77e7edc12f6217dcf6cdc1d7392a3b741c485

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type SetRealityCheckInput = {
  minutes: number;
};
export type useChangeLimitsRealityMutation$variables = {
  input: SetRealityCheckInput;
};
export type useChangeLimitsRealityMutation$data = {
  readonly setRealityCheck: {
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
export type useChangeLimitsRealityMutation$rawResponse = {
  readonly setRealityCheck: {
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
export type useChangeLimitsRealityMutation = {
  rawResponse: useChangeLimitsRealityMutation$rawResponse;
  response: useChangeLimitsRealityMutation$data;
  variables: useChangeLimitsRealityMutation$variables;
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
    "name": "useChangeLimitsRealityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setRealityCheck",
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
    "name": "useChangeLimitsRealityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setRealityCheck",
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
    "id": "e95344df23a69a57cf8eccb62bf77e7edc12f6217dcf6cdc1d7392a3b741c485",
    "metadata": {},
    "name": "useChangeLimitsRealityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f5656d3e3ba3ff71baa76fa35e4efa7";

export default node;
