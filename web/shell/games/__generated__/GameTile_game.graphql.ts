/**
 * @generated SignedSource<<4c5fa4c25d15b1d01a3a5bbf32c97323>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameTile_game$data = {
  readonly hot: boolean;
  readonly id: string;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GameTile_game",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "486fd6c8c44bfc931e3e93a050130862";

export default node;
