/**
 * @generated SignedSource<<d0178fb495ec78b257d983178571e210>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeNotices_query$data = {
  readonly notices: {
    readonly player: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
    readonly popup: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HomeNotices_query";
};
export type HomeNotices_query$key = {
  readonly " $data"?: HomeNotices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeNotices_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeNotices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Notices",
      "kind": "LinkedField",
      "name": "notices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "player",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Announcement",
          "kind": "LinkedField",
          "name": "popup",
          "plural": true,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "b2a35c25c717d0ab2716091f34390456";

export default node;
