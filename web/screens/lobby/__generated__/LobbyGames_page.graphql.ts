/**
 * @generated SignedSource<<3b8b08d8c1a7bb9dcc092f663434cada>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LobbyGames_page$data = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
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
  "type": "GamePage",
  "abstractKey": null
};

(node as any).hash = "673bdff7e6961b40bac662a0c42dd5d3";

export default node;
