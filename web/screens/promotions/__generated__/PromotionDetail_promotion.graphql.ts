/**
 * @generated SignedSource<<e116c3f0975c1ca49213b6ed7f9749e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DEPOSIT" | "GAMES" | "LOYALTY" | "NEW_PLAYER" | "REFERRAL" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOINED" | "PROCESS" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionDetail_promotion$data = {
  readonly category: PromotionCategory;
  readonly eligibility: string;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly status: PromotionStatus | null | undefined;
  readonly summary: string;
  readonly terms: string;
  readonly title: string;
  readonly turnover: string;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionAction_promotion" | "PromotionDays_promotion">;
  readonly " $fragmentType": "PromotionDetail_promotion";
};
export type PromotionDetail_promotion$key = {
  readonly " $data"?: PromotionDetail_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionDetail_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionDetail_promotion",
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
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eligibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turnover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromotionAction_promotion"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromotionDays_promotion"
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "370b5046f55583d4d151074e5e4ea729";

export default node;
