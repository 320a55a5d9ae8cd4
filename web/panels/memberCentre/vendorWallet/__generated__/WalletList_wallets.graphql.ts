/**
 * @generated SignedSource<<ae8253b5654e5c0cc943f919580e637a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferStatus = "DONE" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WalletList_wallets$data = {
  readonly main: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly transfers: ReadonlyArray<{
    readonly id: string;
    readonly status: TransferStatus;
  }>;
  readonly vendorWallets: ReadonlyArray<{
    readonly balance: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "WalletList_wallets";
};
export type WalletList_wallets$key = {
  readonly " $data"?: WalletList_wallets$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletList_wallets">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "symbol",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletList_wallets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "main",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
        (v1/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Wallets",
  "abstractKey": null
};
})();

(node as any).hash = "6bd27c4743a4a4a16bb5b782505e5452";

export default node;
