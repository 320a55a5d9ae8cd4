/**
 * @generated SignedSource<<ae107d9a7464aba4d03a61ed86c6cfc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query" | "Header_query" | "SideMenu_query">;
  readonly " $fragmentType": "Shell_query";
};
export type Shell_query$key = {
  readonly " $data"?: Shell_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Header_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SideMenu_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Footer_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "be7f4af22e6363f490976cd3ccd0a002";

export default node;
