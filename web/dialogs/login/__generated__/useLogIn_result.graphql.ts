/**
 * @generated SignedSource<<bddfaf833c4cc366e1398250985c7eed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLogIn_result$data = {
  readonly __typename: "CaptchaFailedError";
  readonly __typename: "CaptchaFailedError";
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "LogInFailedError";
  readonly captchaRequired: boolean;
  readonly locked: boolean;
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "LoginVerificationNeededError";
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"pendingLogin_needed">;
  } | null | undefined;
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "NotAMemberAccountError";
  readonly __typename: "NotAMemberAccountError";
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "NotAnAgentAccountError";
  readonly __typename: "NotAnAgentAccountError";
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "SelfExcludedError";
  readonly excluded: {
    readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
  } | null | undefined;
  readonly " $fragmentType": "useLogIn_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useLogIn_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLogIn_result";
};
export type useLogIn_result$key = {
  readonly " $data"?: useLogIn_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLogIn_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLogIn_result"
};

(node as any).hash = "077982d3bc21fceacc8a5e914fb60989";

export default node;
