/**
 * @generated SignedSource<<e1d3a62327920365c522f478e38907db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LobbyVacant_lanes$data = ReadonlyArray<{
  readonly category: GameCategory;
  readonly vendors: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "LobbyVacant_lanes";
}>;
export type LobbyVacant_lanes$key = ReadonlyArray<{
  readonly " $data"?: LobbyVacant_lanes$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyVacant_lanes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LobbyVacant_lanes",
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameCategoryLane",
  "abstractKey": null
};

(node as any).hash = "1b05bcd6c6ce5d718cd9a169bebb6b7d";

export default node;
