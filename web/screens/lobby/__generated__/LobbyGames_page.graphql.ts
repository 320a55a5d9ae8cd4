/**
 * @generated SignedSource<<21f46ed44b5345f98433e84fad93b223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LobbyGames_page$data = {
  readonly games: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GameGrid_games">;
  }>;
  readonly page: number;
  readonly totalCount: number;
  readonly totalPages: number;
  readonly " $fragmentType": "LobbyGames_page";
};
export type LobbyGames_page$key = {
  readonly " $data"?: LobbyGames_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LobbyGames_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Game",
      "kind": "LinkedField",
      "name": "games",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GameGrid_games"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GamePage",
  "abstractKey": null
};

(node as any).hash = "b83419ebfa120d79ac53bcbb6537c123";

export default node;
