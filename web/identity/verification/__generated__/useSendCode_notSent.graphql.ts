/**
 * @generated SignedSource<<15cdd3b4fc1daa9f9c55ee640b3ddce1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSendCode_notSent$data = {
  readonly retryAfterSeconds: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "useSendCode_notSent";
};
export type useSendCode_notSent$key = {
  readonly " $data"?: useSendCode_notSent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSendCode_notSent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSendCode_notSent"
};

(node as any).hash = "ea8fba644e58f8f1b7f322ac40a10bed";

export default node;
