/**
 * @generated SignedSource<<875bc2a05704df4de6883277cee1266f>>
 * @relayHash 2a626179ae36516d8ad75d06f440d27f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e85be96e9991bde461dc6378a6a717247a471b31b661b64ca0c6ee178d3ca440

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
export type MemberKind = "AGENT" | "DEMO" | "PLAYER" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type SelfExclusionStep = "COOLING" | "OVER" | "RETURNABLE" | "TERM" | "%future added value";
export type FinishSocialSignInInput = {
  callbackUrl: string;
};
export type useFinishSocialSignInMutation$variables = {
  input: FinishSocialSignInInput;
};
export type useFinishSocialSignInMutation$data = {
  readonly finishSocialSignIn: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useFinishSocialSignIn_result">;
  };
};
export type useFinishSocialSignInMutation$rawResponse = {
  readonly finishSocialSignIn: {
    readonly __typename: "LogInPayload";
    readonly __isFinishSocialSignInResult: "LogInPayload";
    readonly firstTime: boolean;
    readonly passwordExpired: boolean;
    readonly viewer: {
      readonly account: string;
      readonly agentCentreAllowed: boolean;
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly iconUrl: string | null | undefined;
      readonly id: string;
      readonly kind: MemberKind;
      readonly label: string | null | undefined;
      readonly labelColors: {
        readonly background: string;
        readonly text: string;
      } | null | undefined;
      readonly memberCentreAllowed: boolean;
      readonly mustChangePassword: boolean;
      readonly nickname: string;
      readonly playPause: {
        readonly kind: PlayPauseKind;
        readonly until: string | null | undefined;
      } | null | undefined;
    };
  } | {
    readonly __typename: "LoginVerificationNeededError";
    readonly __isFinishSocialSignInResult: "LoginVerificationNeededError";
    readonly __isRefusal: "LoginVerificationNeededError";
    readonly choices: ReadonlyArray<{
      readonly hint: string;
      readonly method: LoginVerificationMethod;
    }>;
    readonly code: string;
    readonly correlationId: string;
    readonly expiresInSeconds: number;
    readonly message: string;
    readonly verificationId: string;
  } | {
    readonly __typename: "SelfExcludedError";
    readonly __isFinishSocialSignInResult: "SelfExcludedError";
    readonly __isRefusal: "SelfExcludedError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly returnFrom: string | null | undefined;
    readonly returnTicket: string | null | undefined;
    readonly step: SelfExclusionStep;
    readonly until: string | null | undefined;
  } | {
    readonly __typename: "SocialUnlinkedError";
    readonly __isFinishSocialSignInResult: "SocialUnlinkedError";
    readonly __isRefusal: "SocialUnlinkedError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly name: string;
    readonly socialTicket: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly __isFinishSocialSignInResult: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isFinishSocialSignInResult: string;
    readonly __isRefusal?: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useFinishSocialSignInMutation = {
  rawResponse: useFinishSocialSignInMutation$rawResponse;
  response: useFinishSocialSignInMutation$data;
  variables: useFinishSocialSignInMutation$variables;
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
  "name": "firstTime",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passwordExpired",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePassword",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "verificationId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expiresInSeconds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LoginVerificationChoice",
    "kind": "LinkedField",
    "name": "choices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "method",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hint",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
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
      "name": "socialTicket",
      "storageKey": null
    }
  ],
  "type": "SocialUnlinkedError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "step",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returnFrom",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returnTicket",
    "storageKey": null
  }
],
v11 = {
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
v12 = [
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
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishSocialSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSocialSignIn",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useFinishSocialSignIn_result",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "useEnter_entered",
                          "selections": [
                            (v3/*:: as any*/),
                            (v4/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "Member",
                              "kind": "LinkedField",
                              "name": "viewer",
                              "plural": false,
                              "selections": [
                                (v5/*:: as any*/),
                                (v6/*:: as any*/),
                                {
                                  "args": null,
                                  "kind": "FragmentSpread",
                                  "name": "useViewer_member"
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "LogInPayload",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "entered"
                  }
                ],
                "type": "LogInPayload",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "pendingLogin_needed",
                          "selections": (v7/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "LoginVerificationNeededError",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "pending"
                  }
                ],
                "type": "LoginVerificationNeededError",
                "abstractKey": null
              },
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "selfExclusion_excluded",
                          "selections": (v10/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "SelfExcludedError",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "excluded"
                  }
                ],
                "type": "SelfExcludedError",
                "abstractKey": null
              },
              (v11/*:: as any*/)
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
                  "selections": (v12/*:: as any*/),
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
    "name": "useFinishSocialSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "finishSocialSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isFinishSocialSignInResult"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "account",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nickname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "iconUrl",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memberCentreAllowed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "agentCentreAllowed",
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
                      (v13/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LabelColors",
                    "kind": "LinkedField",
                    "name": "labelColors",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "background",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "balance",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "amount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currency",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "symbol",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "LogInPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v7/*:: as any*/),
            "type": "LoginVerificationNeededError",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v10/*:: as any*/),
            "type": "SelfExcludedError",
            "abstractKey": null
          },
          (v11/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v12/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e85be96e9991bde461dc6378a6a717247a471b31b661b64ca0c6ee178d3ca440",
    "metadata": {},
    "name": "useFinishSocialSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d429b1d1f3376642cfd7837a225a13ee";

export default node;
