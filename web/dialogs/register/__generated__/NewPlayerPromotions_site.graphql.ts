/**
 * @generated SignedSource<<4ed18907257a41ca755a558b354e4031>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewPlayerPromotions_site$data = {
  readonly newPlayerPromotions: ReadonlyArray<{
    readonly id: string;
    readonly imageUrl: string | null | undefined;
    readonly summary: string;
    readonly title: string;
  }> | null | undefined;
  readonly " $fragmentType": "NewPlayerPromotions_site";
};
export type NewPlayerPromotions_site$key = {
  readonly " $data"?: NewPlayerPromotions_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPlayerPromotions_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewPlayerPromotions_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Promotion",
      "kind": "LinkedField",
      "name": "newPlayerPromotions",
      "plural": true,
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5f9802ce3f63a8bc6c9fa36cbbe389be";

export default node;
