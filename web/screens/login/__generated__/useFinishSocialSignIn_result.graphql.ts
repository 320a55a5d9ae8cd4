/**
 * @generated SignedSource<<c2f635ba2d8e28a969d2a1976040aa50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFinishSocialSignIn_result$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "LoginVerificationNeededError";
  readonly pending: {
    readonly " $fragmentSpreads": FragmentRefs<"pendingLogin_needed">;
  } | null | undefined;
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "NotAMemberAccountError";
  readonly __typename: "NotAMemberAccountError";
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "SelfExcludedError";
  readonly excluded: {
    readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
  } | null | undefined;
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "SocialProviderUnavailableError";
  readonly __typename: "SocialProviderUnavailableError";
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "SocialSignInFailedError";
  readonly __typename: "SocialSignInFailedError";
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "SocialUnlinkedError";
  readonly name: string;
  readonly socialTicket: string;
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useFinishSocialSignIn_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useFinishSocialSignIn_result";
};
export type useFinishSocialSignIn_result$key = {
  readonly " $data"?: useFinishSocialSignIn_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFinishSocialSignIn_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFinishSocialSignIn_result"
};

(node as any).hash = "f3aee40c7097a0c2102033e5b1387f4e";

export default node;
