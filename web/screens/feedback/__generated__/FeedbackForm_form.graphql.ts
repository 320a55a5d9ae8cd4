/**
 * @generated SignedSource<<288b3aa880162cb96d26e809934a0b75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackForm_form$data = {
  readonly maxLength: number;
  readonly maxPictureBytes: number;
  readonly maxPictures: number;
  readonly maxRemarkLength: number;
  readonly minLength: number;
  readonly " $fragmentType": "FeedbackForm_form";
};
export type FeedbackForm_form$key = {
  readonly " $data"?: FeedbackForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPictures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPictureBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxRemarkLength",
      "storageKey": null
    }
  ],
  "type": "FeedbackForm",
  "abstractKey": null
};

(node as any).hash = "44d2f53e9aa06a7440cc6a7d7b0f2e2b";

export default node;
