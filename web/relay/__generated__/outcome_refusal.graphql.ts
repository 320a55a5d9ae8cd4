/**
 * @generated SignedSource<<dc452896ed1473ae4169448563f1bf08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_refusal$data = {
  readonly message: string;
  readonly " $fragmentType": "outcome_refusal";
};
export type outcome_refusal$key = {
  readonly " $data"?: outcome_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_refusal"
};

(node as any).hash = "8ad69b4ad7c8e426a19e0cd0a6bbe2a5";

export default node;
