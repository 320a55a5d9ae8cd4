/**
 * @generated SignedSource<<574439398241cf2de8b006bcd3a82eb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MenuCategory_lane$data = {
  readonly category: GameCategory;
  readonly vendors: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "MenuCategory_lane";
};
export type MenuCategory_lane$key = {
  readonly " $data"?: MenuCategory_lane$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuCategory_lane">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuCategory_lane",
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
        },
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
  "type": "GameCategoryLane",
  "abstractKey": null
};

(node as any).hash = "ed4f4a9b85e189d67e4a7abc656d1591";

export default node;
