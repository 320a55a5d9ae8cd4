/**
 * @generated SignedSource<<d8007551d409b2724aca24d589fbe2d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConfirmPhone_result$data = {
  readonly __typename: "ConfirmPhonePayload";
  readonly phoneProof: string;
  readonly " $fragmentType": "useConfirmPhone_result";
} | {
  readonly __typename: "PhoneServiceFailedError";
  readonly __typename: "PhoneServiceFailedError";
  readonly " $fragmentType": "useConfirmPhone_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useConfirmPhone_result";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useConfirmPhone_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useConfirmPhone_result";
};
export type useConfirmPhone_result$key = {
  readonly " $data"?: useConfirmPhone_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConfirmPhone_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useConfirmPhone_result"
};

(node as any).hash = "fc9f25e45a72d94aea0eaea224537974";

export default node;
