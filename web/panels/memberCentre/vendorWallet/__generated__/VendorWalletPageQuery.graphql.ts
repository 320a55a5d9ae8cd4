/**
 * @generated SignedSource<<ddef07fa583fadad587ffd7ec899db87>>
 * @relayHash fc9ce9f5165f8dc6062365de6dc25f7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c366277765093c3b7a4d1c7b758aa83cd9ef81f55ec09122ae73601db3af2fb2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransferDirection = "IN" | "OUT" | "%future added value";
export type TransferStatus = "DONE" | "FAILED" | "PENDING" | "%future added value";
export type VendorWalletPageQuery$variables = Record<PropertyKey, never>;
export type VendorWalletPageQuery$data = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly wallets: {
      readonly isSingle: boolean;
      readonly transfers: ReadonlyArray<{
        readonly status: TransferStatus;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"TransferForm_wallets" | "TransferList_wallets" | "WalletList_wallets">;
    };
  } | null | undefined;
};
export type VendorWalletPageQuery$rawResponse = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly wallets: {
      readonly isSingle: boolean;
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
  } | null | undefined;
};
export type VendorWalletPageQuery = {
  rawResponse: VendorWalletPageQuery$rawResponse;
  response: VendorWalletPageQuery$data;
  variables: VendorWalletPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSingle",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VendorWalletPageQuery",
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
          (v3/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Wallets",
              "kind": "LinkedField",
              "name": "wallets",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "WalletTransfer",
                  "kind": "LinkedField",
                  "name": "transfers",
                  "plural": true,
                  "selections": [
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "WalletList_wallets"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TransferForm_wallets"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TransferList_wallets"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
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
    "name": "VendorWalletPageQuery",
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallets",
            "kind": "LinkedField",
            "name": "wallets",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WalletTransfer",
                "kind": "LinkedField",
                "name": "transfers",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v0/*:: as any*/),
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
                    "selections": (v6/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "main",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
                  (v0/*:: as any*/),
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
                    "selections": (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "c366277765093c3b7a4d1c7b758aa83cd9ef81f55ec09122ae73601db3af2fb2",
    "metadata": {},
    "name": "VendorWalletPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0104b955290d2ecc1ea6d60e42e61193";

export default node;
