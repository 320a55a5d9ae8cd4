/**
 * @generated SignedSource<<ce33a98313c215891d67b1b5bebd7eb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBeginSocialSignIn_result$data = {
  readonly __typename: "BeginSocialSignInPayload";
  readonly url: string;
  readonly " $fragmentType": "useBeginSocialSignIn_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useBeginSocialSignIn_result";
} | {
  readonly __typename: "SocialProviderUnavailableError";
  readonly __typename: "SocialProviderUnavailableError";
  readonly " $fragmentType": "useBeginSocialSignIn_result";
} | {
  readonly __typename: "SocialSignInFailedError";
  readonly __typename: "SocialSignInFailedError";
  readonly " $fragmentType": "useBeginSocialSignIn_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useBeginSocialSignIn_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useBeginSocialSignIn_result";
};
export type useBeginSocialSignIn_result$key = {
  readonly " $data"?: useBeginSocialSignIn_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBeginSocialSignIn_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useBeginSocialSignIn_result"
};

(node as any).hash = "18889813d7d2b7cd934aa84483e0514a";

export default node;
