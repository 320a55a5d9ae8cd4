/**
 * @generated SignedSource<<aa5921d5d7ea429d7f63d7643c90f69a>>
 * @relayHash 41fa1b785d0efcaf25ea2b428c46eb67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2914da3c8c9768d5e784a6ca3c489bd1b3fe98f555fc766ceb55535df7c6dabc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransferDirection = "IN" | "OUT" | "%future added value";
export type TransferStatus = "DONE" | "FAILED" | "PENDING" | "%future added value";
export type TransferFundsInput = {
  amount: string;
  direction: TransferDirection;
  idempotencyKey: string;
  walletId: string;
};
export type useTransferFundsMutation$variables = {
  input: TransferFundsInput;
};
export type useTransferFundsMutation$data = {
  readonly transferFunds: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"useTransferFunds_viewer">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"useTransferFunds_result">;
  };
};
export type useTransferFundsMutation$rawResponse = {
  readonly transferFunds: {
    readonly __typename: "AmountOutOfRangeError";
    readonly __isRefusal: "AmountOutOfRangeError";
    readonly __isTransferFundsResult: "AmountOutOfRangeError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly minimum: {
      readonly amount: string;
      readonly symbol: string;
    };
  } | {
    readonly __typename: "TransferFundsPayload";
    readonly __isTransferFundsResult: "TransferFundsPayload";
    readonly transfer: {
      readonly id: string;
    };
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
        readonly transfers: ReadonlyArray<{
          readonly amount: {
            readonly amount: string;
            readonly symbol: string;
          };
          readonly createdAt: string;
          readonly direction: TransferDirection;
          readonly id: string;
          readonly reference: string;
          readonly status: TransferStatus;
          readonly walletName: string;
        }>;
        readonly vendorWallets: ReadonlyArray<{
          readonly balance: {
            readonly amount: string;
            readonly symbol: string;
          };
          readonly id: string;
          readonly name: string;
        }>;
      } | null | undefined;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isTransferFundsResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useTransferFundsMutation = {
  rawResponse: useTransferFundsMutation$rawResponse;
  response: useTransferFundsMutation$data;
  variables: useTransferFundsMutation$variables;
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
  "concreteType": "WalletTransfer",
  "kind": "LinkedField",
  "name": "transfer",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AmountOutOfRangeError",
  "abstractKey": null
},
v9 = [
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
    "name": "useTransferFundsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "transferFunds",
        "plural": false,
        "selections": [
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
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useTransferFunds_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "TransferFundsPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useTransferFunds_result",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v4/*:: as any*/)
                ],
                "type": "TransferFundsPayload",
                "abstractKey": null
              },
              (v8/*:: as any*/)
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
                  "selections": (v9/*:: as any*/),
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
    "name": "useTransferFundsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "transferFunds",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isTransferFundsResult"
          },
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VendorWallet",
                        "kind": "LinkedField",
                        "name": "vendorWallets",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
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
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "balance",
                            "plural": false,
                            "selections": (v7/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "WalletTransfer",
                        "kind": "LinkedField",
                        "name": "transfers",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "direction",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "walletName",
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
                            "kind": "ScalarField",
                            "name": "reference",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
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
              },
              (v4/*:: as any*/)
            ],
            "type": "TransferFundsPayload",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v9/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2914da3c8c9768d5e784a6ca3c489bd1b3fe98f555fc766ceb55535df7c6dabc",
    "metadata": {},
    "name": "useTransferFundsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82fddddb24844dbc1ecba7a14410d6ba";

export default node;
