/**
 * @generated SignedSource<<a58d705f3a46e20bf8f9de77dd3720ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SideMenu_query$data = {
  readonly gameCategories?: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"MenuCategory_lane">;
  }> | null | undefined;
  readonly site: {
    readonly brandName: string;
    readonly " $fragmentSpreads": FragmentRefs<"LanguagePicker_site" | "MenuExtras_site">;
  };
  readonly " $fragmentType": "SideMenu_query";
};
export type SideMenu_query$key = {
  readonly " $data"?: SideMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SideMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "hasMenus"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SideMenu_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brandName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LanguagePicker_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenuExtras_site"
        }
      ],
      "storageKey": null
    },
    {
      "condition": "hasMenus",
      "kind": "Condition",
      "passingValue": true,
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
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenuCategory_lane"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3e9df94dc789c6f17db1b33f3aaee100";

export default node;
