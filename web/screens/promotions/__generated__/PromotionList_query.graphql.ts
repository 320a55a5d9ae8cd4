/**
 * @generated SignedSource<<b343f2f31b31366fffe29e803f0f6701>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DEPOSIT" | "GAMES" | "LOYALTY" | "NEW_PLAYER" | "REFERRAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionList_query$data = {
  readonly promotions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly category: PromotionCategory;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PromotionCard_promotion">;
      };
    }>;
  } | null | undefined;
  readonly site: {
    readonly timeZone: string;
  };
  readonly " $fragmentType": "PromotionList_query";
};
export type PromotionList_query$key = {
  readonly " $data"?: PromotionList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionList_query",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "PromotionConnection",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PromotionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Promotion",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
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
                  "name": "category",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PromotionCard_promotion"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "promotions(first:100)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "73875583abc578818a3cc7245634c697";

export default node;
