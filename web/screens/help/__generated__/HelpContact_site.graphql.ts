/**
 * @generated SignedSource<<868c35f51b8cf898dcdc390ad47a4a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpContact_site$data = {
  readonly resources: ReadonlyArray<{
    readonly type: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "HelpContact_site";
};
export type HelpContact_site$key = {
  readonly " $data"?: HelpContact_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpContact_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpContact_site",
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

(node as any).hash = "a28d33ee54fee606c24e516f732fd4cf";

export default node;
