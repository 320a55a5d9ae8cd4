/**
 * @generated SignedSource<<ccfd4a0d7304305243aff42b71344268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpContent_query$data = {
  readonly help: ReadonlyArray<{
    readonly articles: ReadonlyArray<{
      readonly code: string;
      readonly content: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"HelpArticle_article">;
    }>;
    readonly code: string;
    readonly title: string;
  }> | null | undefined;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HelpContact_site">;
  };
  readonly " $fragmentType": "HelpContent_query";
};
export type HelpContent_query$key = {
  readonly " $data"?: HelpContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpContent_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpContent_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HelpContact_site"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpTopic",
      "kind": "LinkedField",
      "name": "help",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "HelpArticle",
          "kind": "LinkedField",
          "name": "articles",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "HelpArticle_article"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "501d4820b903c1b934149371b4a37c2b";

export default node;
