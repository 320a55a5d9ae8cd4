/**
 * @generated SignedSource<<73bbab4b5ccfe81f568003c67231278c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLoginCode_result$data = {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useLoginCode_result";
} | {
  readonly __typename: "CodeNotSentError";
  readonly retryAfterSeconds: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "useLoginCode_result";
} | {
  readonly __typename: "CodeSentPayload";
  readonly checkId: string | null | undefined;
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useLoginCode_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useLoginCode_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLoginCode_result";
};
export type useLoginCode_result$key = {
  readonly " $data"?: useLoginCode_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLoginCode_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLoginCode_result"
};

(node as any).hash = "f8a0aa73436fc9107889218ef4116d0f";

export default node;
