/**
 * @generated SignedSource<<55aeb5602ee595786f0daa5d1832a729>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type betSums_totals$data = {
  readonly net: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly stake: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly win: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "betSums_totals";
};
export type betSums_totals$key = {
  readonly " $data"?: betSums_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"betSums_totals">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "betSums_totals"
};

(node as any).hash = "8e4fb8190015cdc1b2aa00ddf40795a6";

export default node;
