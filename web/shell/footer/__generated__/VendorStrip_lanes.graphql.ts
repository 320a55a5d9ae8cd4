/**
 * @generated SignedSource<<e3d59b1c00546555f4b5f18d2fad2165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VendorStrip_lanes$data = ReadonlyArray<{
  readonly category: GameCategory;
  readonly vendors: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly logoUrl: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "VendorStrip_lanes";
}>;
export type VendorStrip_lanes$key = ReadonlyArray<{
  readonly " $data"?: VendorStrip_lanes$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorStrip_lanes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VendorStrip_lanes",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GameCategoryLane",
  "abstractKey": null
};

(node as any).hash = "42de8738da87749cfaa2089eba2bb55b";

export default node;
