/**
 * @generated SignedSource<<8985f8118512c8620bb03f3f9715b32c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSendCode_notSent$data = {
  readonly retryAfterSeconds: number | null | undefined;
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

(node as any).hash = "6bf7cd88c2b5bef52320442d21be9f36";

export default node;
