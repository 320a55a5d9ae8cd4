/**
 * @generated SignedSource<<6a49d304b9c5235aa4fbb4c72844b0a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuExtras_site$data = {
  readonly resources: ReadonlyArray<{
    readonly type: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "MenuExtras_site";
};
export type MenuExtras_site$key = {
  readonly " $data"?: MenuExtras_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuExtras_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuExtras_site",
  "selections": [
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

(node as any).hash = "58b88b057fd73759d1009350a7328219";

export default node;
