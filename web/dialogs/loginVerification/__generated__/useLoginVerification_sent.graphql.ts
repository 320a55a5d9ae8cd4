/**
 * @generated SignedSource<<fe2ff98615faae032c630dcc4a5f80df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLoginVerification_sent$data = {
  readonly __typename: "CodeSentPayload";
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useLoginVerification_sent";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useLoginVerification_sent";
} | {
  readonly __typename: "LoginVerificationExpiredError";
  readonly __typename: "LoginVerificationExpiredError";
  readonly " $fragmentType": "useLoginVerification_sent";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useLoginVerification_sent";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLoginVerification_sent";
};
export type useLoginVerification_sent$key = {
  readonly " $data"?: useLoginVerification_sent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLoginVerification_sent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLoginVerification_sent"
};

(node as any).hash = "d0cf3e9a463927d66113a3b33d2e2de5";

export default node;
