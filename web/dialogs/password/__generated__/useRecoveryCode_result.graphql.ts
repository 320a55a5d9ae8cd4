/**
 * @generated SignedSource<<3c0fa05824189f43b360b2dbc0720e84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRecoveryCode_result$data = {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useRecoveryCode_result";
} | {
  readonly __typename: "CodeNotSentError";
  readonly retryAfterSeconds: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "useRecoveryCode_result";
} | {
  readonly __typename: "CodeSentPayload";
  readonly checkId: string | null | undefined;
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useRecoveryCode_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRecoveryCode_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRecoveryCode_result";
};
export type useRecoveryCode_result$key = {
  readonly " $data"?: useRecoveryCode_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecoveryCode_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRecoveryCode_result"
};

(node as any).hash = "6fb54d071b0dbb0e376948933f393166";

export default node;
