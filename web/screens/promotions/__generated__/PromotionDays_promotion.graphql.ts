/**
 * @generated SignedSource<<3643f20c89d346e9e08c56907b4d1b9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionDays_promotion$data = {
  readonly endsAt: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "PromotionDays_promotion";
};
export type PromotionDays_promotion$key = {
  readonly " $data"?: PromotionDays_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionDays_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionDays_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "38769db2ce912382710dee1f0672059e";

export default node;
