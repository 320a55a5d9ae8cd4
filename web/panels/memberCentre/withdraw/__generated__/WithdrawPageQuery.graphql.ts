/**
 * @generated SignedSource<<4b9f4619303a8d7f9e720c05ae0252e0>>
 * @relayHash a285a1501034dabb0e435da86f387068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b525ae160097e230cd337790578b3d8fe279823982512338e9da22cece158f06

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
export type WithdrawalActor = "BANK" | "MEMBER" | "OPERATOR" | "RULES" | "TIME_OUT" | "%future added value";
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
export type WithdrawPageQuery$variables = {
  count?: number | null | undefined;
};
export type WithdrawPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly paymentPassword: {
      readonly coolingUntil: string | null | undefined;
      readonly factor: SecondFactor;
      readonly hint: string;
      readonly isSet: boolean;
    };
    readonly payoutAccounts: {
      readonly accounts: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly maxAccounts: number;
      readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_payouts" | "RemovePayoutAccountForm_payouts" | "WithdrawForm_payouts">;
    };
    readonly withdrawalTerms: {
      readonly receiptMinutes: number;
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_terms">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"WithdrawalList_member" | "useMainWallet_member">;
  } | null | undefined;
};
export type WithdrawPageQuery$rawResponse = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly paymentPassword: {
      readonly coolingUntil: string | null | undefined;
      readonly factor: SecondFactor;
      readonly hint: string;
      readonly isSet: boolean;
    } | null | undefined;
    readonly payoutAccounts: {
      readonly accounts: ReadonlyArray<{
        readonly accountNumber: string;
        readonly bankName: string;
        readonly holderName: string;
        readonly id: string;
        readonly usableFrom: string;
      }>;
      readonly banks: ReadonlyArray<{
        readonly code: string;
        readonly name: string;
      }>;
      readonly coolingHours: number;
      readonly maxAccounts: number;
    } | null | undefined;
    readonly wallets: {
      readonly main: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
    readonly withdrawalTerms: {
      readonly countLeftToday: number;
      readonly dailyCount: number;
      readonly fee: {
        readonly fixed: {
          readonly amount: string;
        };
        readonly percent: string;
      };
      readonly maximum: {
        readonly amount: string;
      };
      readonly minimum: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly receiptMinutes: number;
    } | null | undefined;
    readonly withdrawals: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "Withdrawal";
          readonly accountNumber: string;
          readonly amount: {
            readonly amount: string;
            readonly symbol: string;
          };
          readonly bankName: string;
          readonly id: string;
          readonly payout: {
            readonly amount: string;
            readonly symbol: string;
          };
          readonly receiptDue: string | null | undefined;
          readonly reference: string;
          readonly status: WithdrawalStatus;
          readonly steps: ReadonlyArray<{
            readonly by: WithdrawalActor;
            readonly happenedAt: string;
            readonly reason: string | null | undefined;
            readonly status: WithdrawalStatus;
          }>;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type WithdrawPageQuery = {
  rawResponse: WithdrawPageQuery$rawResponse;
  response: WithdrawPageQuery$data;
  variables: WithdrawPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 20,
    "kind": "LocalArgument",
    "name": "count"
  }
],
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
  "concreteType": "PaymentPassword",
  "kind": "LinkedField",
  "name": "paymentPassword",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coolingUntil",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxAccounts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receiptMinutes",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accountNumber",
  "storageKey": null
},
v10 = [
  (v5/*:: as any*/)
],
v11 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawPageQuery",
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
            "name": "useMainWallet_member"
          },
          {
            "kind": "RequiredField",
            "field": (v2/*:: as any*/),
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "PayoutAccounts",
              "kind": "LinkedField",
              "name": "payoutAccounts",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PayoutAccount",
                  "kind": "LinkedField",
                  "name": "accounts",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PayoutAccountForm_payouts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RemovePayoutAccountForm_payouts"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WithdrawForm_payouts"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "WithdrawalTerms",
              "kind": "LinkedField",
              "name": "withdrawalTerms",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WithdrawForm_terms"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "count",
                "variableName": "count"
              }
            ],
            "kind": "FragmentSpread",
            "name": "WithdrawalList_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WithdrawPageQuery",
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
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallets",
            "kind": "LinkedField",
            "name": "wallets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "main",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PayoutAccounts",
            "kind": "LinkedField",
            "name": "payoutAccounts",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PayoutAccount",
                "kind": "LinkedField",
                "name": "accounts",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "holderName",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "usableFrom",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coolingHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PayoutBank",
                "kind": "LinkedField",
                "name": "banks",
                "plural": true,
                "selections": [
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
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WithdrawalTerms",
            "kind": "LinkedField",
            "name": "withdrawalTerms",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minimum",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "maximum",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Fee",
                "kind": "LinkedField",
                "name": "fee",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "fixed",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "countLeftToday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dailyCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "WithdrawalConnection",
            "kind": "LinkedField",
            "name": "withdrawals",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WithdrawalEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Withdrawal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reference",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "payout",
                        "plural": false,
                        "selections": (v7/*:: as any*/),
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "receiptDue",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WithdrawalStep",
                        "kind": "LinkedField",
                        "name": "steps",
                        "plural": true,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "happenedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "by",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reason",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "WithdrawalList_withdrawals",
            "kind": "LinkedHandle",
            "name": "withdrawals"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b525ae160097e230cd337790578b3d8fe279823982512338e9da22cece158f06",
    "metadata": {},
    "name": "WithdrawPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "197cc7d55c2a4cdb6d9de5532d5a31ca";

export default node;
