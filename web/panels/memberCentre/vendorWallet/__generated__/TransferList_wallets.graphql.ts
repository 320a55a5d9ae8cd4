/**
 * @generated SignedSource<<e520d56ec032090298a2bc1b6af78dd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferDirection = "IN" | "OUT" | "%future added value";
export type TransferStatus = "DONE" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferList_wallets$data = {
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
  readonly " $fragmentType": "TransferList_wallets";
};
export type TransferList_wallets$key = {
  readonly " $data"?: TransferList_wallets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferList_wallets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferList_wallets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WalletTransfer",
      "kind": "LinkedField",
      "name": "transfers",
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
          "name": "reference",
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
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
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
  "type": "Wallets",
  "abstractKey": null
};

(node as any).hash = "13ed26f11d9d4c561020f1567a4cf194";

export default node;
