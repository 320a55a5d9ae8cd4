/**
 * @generated SignedSource<<73a520b3ec95694fe3f6ba6565d61bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementDetail_announcement$data = {
  readonly content: string;
  readonly link: string | null | undefined;
  readonly publishedAt: string;
  readonly title: string;
  readonly " $fragmentType": "AnnouncementDetail_announcement";
};
export type AnnouncementDetail_announcement$key = {
  readonly " $data"?: AnnouncementDetail_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementDetail_announcement",
  "selections": [
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
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "7c17191be9aba36093ce90cf16ba1453";

export default node;
