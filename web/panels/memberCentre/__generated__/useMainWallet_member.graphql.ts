/**
 * @generated SignedSource<<1b8fa18ed5d23243c5fbf6c91bbdc157>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMainWallet_member$data = {
  readonly balance: {
    readonly amount: string;
    readonly currency: string;
    readonly symbol: string;
  } | null | undefined;
  readonly wallets: {
    readonly main: {
      readonly amount: string;
      readonly symbol: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useMainWallet_member";
};
export type useMainWallet_member$key = {
  readonly " $data"?: useMainWallet_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMainWallet_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMainWallet_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        (v1/*:: as any*/)
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
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "main",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "424ce830a631d102dd25ba544cbea1bf";

export default node;
