/**
 * @generated SignedSource<<b6b84cc4c7c4cca1438b22373b2803ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayBox_deposit$data = {
  readonly amount: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly expiresAt: string | null | undefined;
  readonly fee: {
    readonly amount: string;
  };
  readonly payment: {
    readonly qr: string | null | undefined;
    readonly transfer: {
      readonly account: string;
      readonly bank: string;
      readonly holder: string;
      readonly memo: string;
    } | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PayBox_deposit";
};
export type PayBox_deposit$key = {
  readonly " $data"?: PayBox_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayBox_deposit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayBox_deposit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "fee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositPayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "qr",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TransferTarget",
          "kind": "LinkedField",
          "name": "transfer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bank",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "holder",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "memo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};
})();

(node as any).hash = "2a5ee49400dcc31fc524d86632f01c74";

export default node;
