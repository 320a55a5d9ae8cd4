/**
 * @generated SignedSource<<c962d871b7a29dd9aed888b57341425a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenGames_query$data = {
  readonly popularGames: ReadonlyArray<{
    readonly id: string;
    readonly underMaintenance: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
  }> | null | undefined;
  readonly " $fragmentType": "OpenGames_query";
};
export type OpenGames_query$key = {
  readonly " $data"?: OpenGames_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenGames_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenGames_query",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "underMaintenance",
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

(node as any).hash = "3f4b1673b76503bdebc6fe695f13acd9";

export default node;
