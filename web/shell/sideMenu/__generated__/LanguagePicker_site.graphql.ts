/**
 * @generated SignedSource<<4cbab94b8635abd1f76a92884da3b48e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LanguagePicker_site$data = {
  readonly languages: ReadonlyArray<Language>;
  readonly " $fragmentType": "LanguagePicker_site";
};
export type LanguagePicker_site$key = {
  readonly " $data"?: LanguagePicker_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LanguagePicker_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LanguagePicker_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "348daa220667f802e1ae674f4ed9c743";

export default node;
