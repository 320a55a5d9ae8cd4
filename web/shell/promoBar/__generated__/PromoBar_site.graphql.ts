/**
 * @generated SignedSource<<41c96e0d977db794fddd53b4894bf369>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromoBar_site$data = {
  readonly promoBar: {
    readonly barId: string;
    readonly text: string;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "PromoBar_site";
};
export type PromoBar_site$key = {
  readonly " $data"?: PromoBar_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromoBar_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromoBar_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PromoBar",
      "kind": "LinkedField",
      "name": "promoBar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "barId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
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

(node as any).hash = "26233ba737c526965b7ad8d01c5024f9";

export default node;
