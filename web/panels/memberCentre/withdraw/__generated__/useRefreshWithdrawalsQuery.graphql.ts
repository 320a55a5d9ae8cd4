/**
 * @generated SignedSource<<e6bea3d59ad33ce37c9a9d6844d57d25>>
 * @relayHash 46142ff81476ca8b303d1bf99870ff31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4804d0184cd177da895922de1f22da693c8e20c32091cda104f39eb0a5db8e43

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalActor = "BANK" | "MEMBER" | "OPERATOR" | "RULES" | "TIME_OUT" | "%future added value";
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
export type useRefreshWithdrawalsQuery$variables = Record<PropertyKey, never>;
export type useRefreshWithdrawalsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly withdrawalTerms: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_terms">;
    } | null | undefined;
    readonly withdrawals: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly status: WithdrawalStatus;
          readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
        };
      }>;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useMainWallet_member">;
  } | null | undefined;
};
export type useRefreshWithdrawalsQuery$rawResponse = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
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
    } | null | undefined;
    readonly withdrawals: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
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
    } | null | undefined;
  } | null | undefined;
};
export type useRefreshWithdrawalsQuery = {
  rawResponse: useRefreshWithdrawalsQuery$rawResponse;
  response: useRefreshWithdrawalsQuery$data;
  variables: useRefreshWithdrawalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v6 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = [
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefreshWithdrawalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useMainWallet_member"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WithdrawalTerms",
            "kind": "LinkedField",
            "name": "withdrawalTerms",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WithdrawForm_terms"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Withdrawal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "WithdrawalRow_withdrawal"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "withdrawals(first:40)"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshWithdrawalsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              (v5/*:: as any*/)
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
                "selections": (v6/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minimum",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "maximum",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
                    "selections": (v7/*:: as any*/),
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
            "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Withdrawal",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v3/*:: as any*/),
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
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "payout",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bankName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountNumber",
                        "storageKey": null
                      },
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
                          (v3/*:: as any*/),
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
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "withdrawals(first:40)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4804d0184cd177da895922de1f22da693c8e20c32091cda104f39eb0a5db8e43",
    "metadata": {},
    "name": "useRefreshWithdrawalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4201ee75ace1b4b223d7849306cb3f36";

export default node;
