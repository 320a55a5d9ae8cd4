/**
 * @generated SignedSource<<a9e7c983c918a032452bed2e7170d21e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferDirection = "IN" | "OUT" | "%future added value";
export type TransferStatus = "DONE" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferNotice_wallets$data = {
  readonly transfers: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly direction: TransferDirection;
    readonly id: string;
    readonly status: TransferStatus;
    readonly walletName: string;
  }>;
  readonly " $fragmentType": "TransferNotice_wallets";
};
export type TransferNotice_wallets$key = {
  readonly " $data"?: TransferNotice_wallets$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferNotice_wallets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferNotice_wallets",
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

(node as any).hash = "15ffb67c7e823dbe216286a81ccae249";

export default node;
