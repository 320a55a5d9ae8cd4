/**
 * @generated SignedSource<<42254d306e5e44847bd219400404ab89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChatAddress_result$data = {
  readonly __typename: "OpenChatPayload";
  readonly url: string;
  readonly " $fragmentType": "useChatAddress_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useChatAddress_result";
};
export type useChatAddress_result$key = {
  readonly " $data"?: useChatAddress_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChatAddress_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChatAddress_result"
};

(node as any).hash = "7bb49118084a24b7678c37fffe21b4d5";

export default node;
