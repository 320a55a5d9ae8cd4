/**
 * @generated SignedSource<<2ff76b70861bab6c8afff340807baadb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionCategory = "DEPOSIT" | "GAMES" | "LOYALTY" | "NEW_PLAYER" | "REFERRAL" | "%future added value";
export type PromotionStatus = "APPLYING" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOINED" | "PROCESS" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionAction_promotion$data = {
  readonly category: PromotionCategory;
  readonly status: PromotionStatus | null | undefined;
  readonly " $fragmentType": "PromotionAction_promotion";
};
export type PromotionAction_promotion$key = {
  readonly " $data"?: PromotionAction_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionAction_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionAction_promotion",
  "selections": [
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "f1dffacde5cbb55a15a4bc3d4b8533e1";

export default node;
