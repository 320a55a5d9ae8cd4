/**
 * @generated SignedSource<<952929943956b74f2b335f9fd4cd66dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountForm_payouts$data = {
  readonly accounts: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly banks: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly coolingHours: number;
  readonly " $fragmentType": "PayoutAccountForm_payouts";
};
export type PayoutAccountForm_payouts$key = {
  readonly " $data"?: PayoutAccountForm_payouts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_payouts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutAccountForm_payouts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coolingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutBank",
      "kind": "LinkedField",
      "name": "banks",
      "plural": true,
      "selections": [
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutAccounts",
  "abstractKey": null
};

(node as any).hash = "7b57bf889f0922062b68ca1b1feaecfe";

export default node;
