/**
 * @generated SignedSource<<423d14abda190102d29f597a3dccb187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureFocus = "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "CENTER" | "LEFT" | "RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BannerSlide_banner$data = {
  readonly focus: PictureFocus;
  readonly imageUrl: string;
  readonly link: {
    readonly opensNewTab: boolean;
    readonly url: string;
  } | null | undefined;
  readonly tallFocus: PictureFocus | null | undefined;
  readonly tallImageUrl: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "BannerSlide_banner";
};
export type BannerSlide_banner$key = {
  readonly " $data"?: BannerSlide_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerSlide_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerSlide_banner",
  "selections": [
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
      "name": "tallImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tallFocus",
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
      "concreteType": "BannerLink",
      "kind": "LinkedField",
      "name": "link",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensNewTab",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "4293f697b1fdca1b4e50c0569584de1b";

export default node;
