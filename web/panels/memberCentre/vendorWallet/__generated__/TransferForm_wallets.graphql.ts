/**
 * @generated SignedSource<<781c1c606628f68e2c2f233bf4af5ca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransferForm_wallets$data = {
  readonly main: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly vendorWallets: ReadonlyArray<{
    readonly balance: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"TransferNotice_wallets">;
  readonly " $fragmentType": "TransferForm_wallets";
};
export type TransferForm_wallets$key = {
  readonly " $data"?: TransferForm_wallets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferForm_wallets">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferForm_wallets",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferNotice_wallets"
    }
  ],
  "type": "Wallets",
  "abstractKey": null
};
})();

(node as any).hash = "5ef2234bd3f099eb6963c48c4e633254";

export default node;
