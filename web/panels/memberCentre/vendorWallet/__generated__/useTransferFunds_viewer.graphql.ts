/**
 * @generated SignedSource<<1615f3fb51db4806939bd2d715fb7b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTransferFunds_viewer$data = {
  readonly balance: {
    readonly amount: string;
    readonly currency: string;
    readonly symbol: string;
  } | null | undefined;
  readonly id: string;
  readonly wallets: {
    readonly " $fragmentSpreads": FragmentRefs<"TransferForm_wallets" | "TransferList_wallets" | "WalletList_wallets">;
  } | null | undefined;
  readonly " $fragmentType": "useTransferFunds_viewer";
};
export type useTransferFunds_viewer$key = {
  readonly " $data"?: useTransferFunds_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTransferFunds_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTransferFunds_viewer",
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
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "6e85db182818a91e7f4bae84bf18952a";

export default node;
