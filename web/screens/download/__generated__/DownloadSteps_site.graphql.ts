/**
 * @generated SignedSource<<8f8a1900fc58c188b600f75296200ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadSteps_site$data = {
  readonly brandName: string;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadTabs_site">;
  readonly " $fragmentType": "DownloadSteps_site";
};
export type DownloadSteps_site$key = {
  readonly " $data"?: DownloadSteps_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadSteps_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadSteps_site",
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
      "name": "DownloadTabs_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "88034051815f7adf844ec91a5619fec0";

export default node;
