/**
 * @generated SignedSource<<fd70ef4698d382a80b93bc12eed83e0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorGame_game$data = {
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly underMaintenance: boolean;
  readonly " $fragmentType": "VendorGame_game";
};
export type VendorGame_game$key = {
  readonly " $data"?: VendorGame_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorGame_game">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VendorGame_game",
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
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "underMaintenance",
      "storageKey": null
    }
  ],
  "type": "Game",
  "abstractKey": null
};

(node as any).hash = "6a4f1a695af7e1b71d64b99aff42ee58";

export default node;
