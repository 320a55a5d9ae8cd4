/**
 * @generated SignedSource<<810965af06203644977706eff6bd8753>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LobbyEmpty_lanes$data = ReadonlyArray<{
  readonly vendors: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "LobbyEmpty_lanes";
}>;
export type LobbyEmpty_lanes$key = ReadonlyArray<{
  readonly " $data"?: LobbyEmpty_lanes$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyEmpty_lanes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LobbyEmpty_lanes",
  "selections": [
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
  "type": "GameCategoryLane",
  "abstractKey": null
};

(node as any).hash = "0d7b6a0dd632b00cfc9b3e5257492baa";

export default node;
