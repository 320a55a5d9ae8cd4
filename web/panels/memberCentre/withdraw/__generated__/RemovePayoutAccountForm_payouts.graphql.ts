/**
 * @generated SignedSource<<9a26e6b90df30b24cf196fdb93b3f317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovePayoutAccountForm_payouts$data = {
  readonly accounts: ReadonlyArray<{
    readonly accountNumber: string;
    readonly bankName: string;
    readonly holderName: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "RemovePayoutAccountForm_payouts";
};
export type RemovePayoutAccountForm_payouts$key = {
  readonly " $data"?: RemovePayoutAccountForm_payouts$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemovePayoutAccountForm_payouts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemovePayoutAccountForm_payouts",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutAccounts",
  "abstractKey": null
};

(node as any).hash = "96fcf13c402a9aebeb8843db46ce4495";

export default node;
