/**
 * @generated SignedSource<<29160ce610c73ace7b94974662248d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRecoverByEmail_result$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRecoverByEmail_result";
} | {
  readonly __typename: "RecoverByEmailPayload";
  readonly accepted: boolean;
  readonly " $fragmentType": "useRecoverByEmail_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useRecoverByEmail_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRecoverByEmail_result";
};
export type useRecoverByEmail_result$key = {
  readonly " $data"?: useRecoverByEmail_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecoverByEmail_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRecoverByEmail_result"
};

(node as any).hash = "ec76b8e497628a82bcebc389771d38d3";

export default node;
