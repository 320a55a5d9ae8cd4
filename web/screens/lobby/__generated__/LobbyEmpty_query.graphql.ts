/**
 * @generated SignedSource<<502939fc76c7759703956827dab2b9c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyEmpty_query$data = {
  readonly gameCategories: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "LobbyEmpty_query";
};
export type LobbyEmpty_query$key = {
  readonly " $data"?: LobbyEmpty_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyEmpty_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LobbyEmpty_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GameCategoryLane",
      "kind": "LinkedField",
      "name": "gameCategories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Vendor",
          "kind": "LinkedField",
          "name": "vendors",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d69414106dba5ef88cc516559fce65f3";

export default node;
