/**
 * @generated SignedSource<<9a0c0daae8917caf944ede8023db19c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameGrid_games$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  readonly " $fragmentType": "GameGrid_games";
}>;
export type GameGrid_games$key = ReadonlyArray<{
  readonly " $data"?: GameGrid_games$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameGrid_games">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GameGrid_games",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GameTile_game"
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "e0ea3cab071c5e9b6c3d1fe16dda92fb";

export default node;
