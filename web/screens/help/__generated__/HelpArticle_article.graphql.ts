/**
 * @generated SignedSource<<33b7cdbb3fff7bf6a48c92feaf3caf55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpArticle_article$data = {
  readonly code: string;
  readonly content: string;
  readonly title: string;
  readonly " $fragmentType": "HelpArticle_article";
};
export type HelpArticle_article$key = {
  readonly " $data"?: HelpArticle_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpArticle_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpArticle_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "HelpArticle",
  "abstractKey": null
};

(node as any).hash = "d710326631d7f16ea61a16d988ff3e69";

export default node;
