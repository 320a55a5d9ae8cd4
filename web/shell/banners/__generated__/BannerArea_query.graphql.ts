/**
 * @generated SignedSource<<52ebcd46b635d06c4f8c9d82943884d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerArea_query$data = {
  readonly banners: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
  }> | null | undefined;
  readonly " $fragmentType": "BannerArea_query";
};
export type BannerArea_query$key = {
  readonly " $data"?: BannerArea_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerArea_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerArea_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "group",
          "variableName": "group"
        }
      ],
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banners",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BannerSlide_banner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fdd850356251a11fb94848427b41cd63";

export default node;
