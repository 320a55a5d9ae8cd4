/**
 * @generated SignedSource<<980f49596d355c23505f7d7f60ae28dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_payouts$data = {
  readonly accounts: ReadonlyArray<{
    readonly accountNumber: string;
    readonly bankName: string;
    readonly holderName: string;
    readonly id: string;
    readonly usableFrom: string;
  }>;
  readonly " $fragmentType": "WithdrawForm_payouts";
};
export type WithdrawForm_payouts$key = {
  readonly " $data"?: WithdrawForm_payouts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_payouts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawForm_payouts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutAccount",
      "kind": "LinkedField",
      "name": "accounts",
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
          "name": "bankName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holderName",
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
          "name": "usableFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutAccounts",
  "abstractKey": null
};

(node as any).hash = "f71ae24e7c25bd8a03df37b95db453f6";

export default node;
