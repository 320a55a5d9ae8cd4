/**
 * @generated SignedSource<<deb5edfd8db7235c8dff906cbb470950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRegister_result$data = {
  readonly __typename: "AffiliateCodeFailedError";
  readonly __typename: "AffiliateCodeFailedError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "CaptchaFailedError";
  readonly __typename: "CaptchaFailedError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "ChallengeFailedError";
  readonly __typename: "ChallengeFailedError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly patternId: string;
  }>;
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "MobileTakenError";
  readonly __typename: "MobileTakenError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "RegisterPayload";
  readonly account: string;
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useViewer_member">;
  };
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "UsernameTakenError";
  readonly __typename: "UsernameTakenError";
  readonly " $fragmentType": "useRegister_result";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useRegister_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRegister_result";
};
export type useRegister_result$key = {
  readonly " $data"?: useRegister_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRegister_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRegister_result"
};

(node as any).hash = "16737477a70aea95dad0db7f8fb0f0aa";

export default node;
