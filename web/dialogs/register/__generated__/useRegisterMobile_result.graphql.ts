/**
 * @generated SignedSource<<052fd7c96ed6ac42860bf04ae024f67e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRegisterMobile_result$data = {
  readonly __typename: "AffiliateCodeFailedError";
  readonly __typename: "AffiliateCodeFailedError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "CaptchaFailedError";
  readonly __typename: "CaptchaFailedError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly patternId: string;
  }>;
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "MobileTakenError";
  readonly __typename: "MobileTakenError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "RegisterPayload";
  readonly account: string;
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useViewer_member">;
  };
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "UsernameTakenError";
  readonly __typename: "UsernameTakenError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useRegisterMobile_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRegisterMobile_result";
};
export type useRegisterMobile_result$key = {
  readonly " $data"?: useRegisterMobile_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRegisterMobile_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRegisterMobile_result"
};

(node as any).hash = "2c635acc243f0ae55b4c06fc32270309";

export default node;
