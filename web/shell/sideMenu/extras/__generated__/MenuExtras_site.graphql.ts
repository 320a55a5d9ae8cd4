/**
 * @generated SignedSource<<e68d13adb6ab7cfada4d30162c35bad1>>
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
  readonly switches: {
    readonly chat: boolean;
  } | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSwitches",
      "kind": "LinkedField",
      "name": "switches",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chat",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "487907a972b708c6dc0f10f0cef088f7";

export default node;
