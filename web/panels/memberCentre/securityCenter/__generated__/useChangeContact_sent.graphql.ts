/**
 * @generated SignedSource<<a3b5a890cf386f6ce313128ac2773cee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CodeNotSentReason = "INVALID_MOBILE" | "QUOTA_EXCEEDED" | "SERVICE_FAILED" | "TOO_MANY_ATTEMPTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useChangeContact_sent$data = {
  readonly __typename: "CodeNotSentError";
  readonly reason: CodeNotSentReason;
  readonly " $fragmentType": "useChangeContact_sent";
} | {
  readonly __typename: "CodeSentPayload";
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useChangeContact_sent";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly __typename: "InvalidFieldsError";
  readonly " $fragmentType": "useChangeContact_sent";
} | {
  readonly __typename: "WrongPasswordError";
  readonly __typename: "WrongPasswordError";
  readonly " $fragmentType": "useChangeContact_sent";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useChangeContact_sent";
};
export type useChangeContact_sent$key = {
  readonly " $data"?: useChangeContact_sent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChangeContact_sent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChangeContact_sent"
};

(node as any).hash = "d868c8cf7fb0d7ea08859f74f8c2d1dd";

export default node;
