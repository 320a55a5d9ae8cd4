/**
 * @generated SignedSource<<b5bf13b428981bc96619864fafdc9e6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSetPasswordByLink_result$data = {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly patternId: string;
  }>;
  readonly " $fragmentType": "useSetPasswordByLink_result";
} | {
  readonly __typename: "RecoveryFailedError";
  readonly __typename: "RecoveryFailedError";
  readonly " $fragmentType": "useSetPasswordByLink_result";
} | {
  readonly __typename: "SetPasswordByLinkPayload";
  readonly changed: boolean;
  readonly " $fragmentType": "useSetPasswordByLink_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useSetPasswordByLink_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useSetPasswordByLink_result";
};
export type useSetPasswordByLink_result$key = {
  readonly " $data"?: useSetPasswordByLink_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetPasswordByLink_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSetPasswordByLink_result"
};

(node as any).hash = "878673aad331b4827dfa54a5a5896bfa";

export default node;
