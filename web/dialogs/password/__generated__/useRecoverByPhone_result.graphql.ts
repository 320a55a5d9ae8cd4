/**
 * @generated SignedSource<<5f824106323135e3e6482cfab6180f63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRecoverByPhone_result$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly patternId: string;
  }>;
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "LoginVerificationNeededError";
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"pendingLogin_needed">;
  } | null | undefined;
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "NotAMemberAccountError";
  readonly __typename: "NotAMemberAccountError";
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "SelfExcludedError";
  readonly excluded: {
    readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
  } | null | undefined;
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useRecoverByPhone_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRecoverByPhone_result";
};
export type useRecoverByPhone_result$key = {
  readonly " $data"?: useRecoverByPhone_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecoverByPhone_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRecoverByPhone_result"
};

(node as any).hash = "d9d13da1fc240efd7228b4f0c26ee375";

export default node;
