/**
 * @generated SignedSource<<075e9cffdb0468898a4ab1ecfd52a7be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnfinishedRounds_rounds$data = ReadonlyArray<{
  readonly gameId: string;
  readonly gameName: string;
  readonly gameWithdrawn: boolean;
  readonly id: string;
  readonly roundId: string | null | undefined;
  readonly stake: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly win: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "UnfinishedRounds_rounds";
}>;
export type UnfinishedRounds_rounds$key = ReadonlyArray<{
  readonly " $data"?: UnfinishedRounds_rounds$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnfinishedRounds_rounds">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "UnfinishedRounds_rounds",
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
      "name": "gameId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roundId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gameWithdrawn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Bet",
  "abstractKey": null
};
})();

(node as any).hash = "fd74b55a244294ce19128c6df79b118e";

export default node;
