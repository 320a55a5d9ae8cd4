/**
 * @generated SignedSource<<d9845fae414052fa66a2c25d57f958c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRegisterCode_result$data = {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useRegisterCode_result";
} | {
  readonly __typename: "CodeNotSentError";
  readonly retryAfterSeconds: number | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "useRegisterCode_result";
} | {
  readonly __typename: "CodeSentPayload";
  readonly checkId: string | null | undefined;
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useRegisterCode_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRegisterCode_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRegisterCode_result";
};
export type useRegisterCode_result$key = {
  readonly " $data"?: useRegisterCode_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRegisterCode_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRegisterCode_result"
};

(node as any).hash = "0894782a6e08c2e701f41cd426ecebce";

export default node;
