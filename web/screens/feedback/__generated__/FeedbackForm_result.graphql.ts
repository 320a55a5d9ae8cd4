/**
 * @generated SignedSource<<f4d765426c79a0b08148770ba6511621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackForm_result$data = {
  readonly __typename: "SendFeedbackPayload";
  readonly number: string;
  readonly " $fragmentType": "FeedbackForm_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "FeedbackForm_result";
};
export type FeedbackForm_result$key = {
  readonly " $data"?: FeedbackForm_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FeedbackForm_result"
};

(node as any).hash = "93d8a691c07a93ee553ed7f4108f6016";

export default node;
