/**
 * @generated SignedSource<<50bde5a975c1e15879a15114d2180259>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameTile_game$data = {
  readonly hot: boolean;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly returnToPlayer: string | null | undefined;
  readonly underMaintenance: boolean;
  readonly vendorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLaunch_game">;
  readonly " $fragmentType": "GameTile_game";
};
export type GameTile_game$key = {
  readonly " $data"?: GameTile_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameTile_game",
  "selections": [
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
      "name": "vendorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnToPlayer",
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
      "kind": "InlineDataFragmentSpread",
      "name": "useLaunch_game",
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
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vendorCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "launchKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "playType",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "1eebba8cc43448d565764ceb9638d52e";

export default node;
