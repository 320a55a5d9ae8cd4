/**
 * @generated SignedSource<<f6ee6b93a2ba280f9cbcd89fdd2b3b0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadTabs_site$data = {
  readonly brandName: string;
  readonly resources: ReadonlyArray<{
    readonly type: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "DownloadTabs_site";
};
export type DownloadTabs_site$key = {
  readonly " $data"?: DownloadTabs_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadTabs_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadTabs_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brandName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "ebec27b9c44e6717137d27ab706924a9";

export default node;
