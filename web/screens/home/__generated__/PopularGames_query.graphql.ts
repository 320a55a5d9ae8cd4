/**
 * @generated SignedSource<<cffe6641934345da8bca2699703e0052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopularGames_query$data = {
  readonly popularGames: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }> | null | undefined;
  readonly " $fragmentType": "PopularGames_query";
};
export type PopularGames_query$key = {
  readonly " $data"?: PopularGames_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopularGames_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PopularGames_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "popularGames",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameTile_game"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2345c3cdc90ee886daaf419526bdad59";

export default node;
