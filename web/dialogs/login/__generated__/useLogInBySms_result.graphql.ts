/**
 * @generated SignedSource<<51560858ee669ff7f106d3dc3122a2de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLogInBySms_result$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "LoginVerificationNeededError";
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"pendingLogin_needed">;
  } | null | undefined;
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "NotAMemberAccountError";
  readonly __typename: "NotAMemberAccountError";
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "NotAnAgentAccountError";
  readonly __typename: "NotAnAgentAccountError";
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "SelfExcludedError";
  readonly excluded: {
    readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
  } | null | undefined;
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useLogInBySms_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLogInBySms_result";
};
export type useLogInBySms_result$key = {
  readonly " $data"?: useLogInBySms_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLogInBySms_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLogInBySms_result"
};

(node as any).hash = "404f19d944219940da12a5912b0e55c1";

export default node;
