/**
 * @generated SignedSource<<7c615438ed29f768739b348057270539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpCentreHead_site$data = {
  readonly brandName: string;
  readonly " $fragmentSpreads": FragmentRefs<"LanguagePicker_site">;
  readonly " $fragmentType": "HelpCentreHead_site";
};
export type HelpCentreHead_site$key = {
  readonly " $data"?: HelpCentreHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpCentreHead_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpCentreHead_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brandName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LanguagePicker_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "70adba20dcc8f3cda5a5c5d403df6558";

export default node;
