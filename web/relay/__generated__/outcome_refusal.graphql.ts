/**
 * @generated SignedSource<<32311d180c984bc4207e07f753812352>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type outcome_refusal$data = {
  readonly code: string;
  readonly correlationId: string;
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

(node as any).hash = "c954356f84a23fc74066ea12f0132136";

export default node;
