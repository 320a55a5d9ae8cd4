/**
 * @generated SignedSource<<7b91613f3b0dd23d76c60b23eca73fb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LobbyEmpty_query$data = {
  readonly gameCategories: ReadonlyArray<{
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "LobbyEmpty_query";
};
export type LobbyEmpty_query$key = {
  readonly " $data"?: LobbyEmpty_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LobbyEmpty_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LobbyEmpty_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GameCategoryLane",
      "kind": "LinkedField",
      "name": "gameCategories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Vendor",
          "kind": "LinkedField",
          "name": "vendors",
          "plural": true,
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
              "name": "name",
              "storageKey": null
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

(node as any).hash = "9184f12102b0a9472e32555e82a12677";

export default node;
