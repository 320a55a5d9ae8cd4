/**
 * @generated SignedSource<<9ce5b1d2bde27ee3cd93ce85355db1c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLoginVerification_proof$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  readonly __typename: "LoginVerificationExpiredError";
  readonly __typename: "LoginVerificationExpiredError";
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  readonly __typename: "LoginVerificationFailedError";
  readonly triesLeft: number;
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  readonly __typename: "SelfExcludedError";
  readonly excluded: {
    readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
  } | null | undefined;
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useLoginVerification_proof";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLoginVerification_proof";
};
export type useLoginVerification_proof$key = {
  readonly " $data"?: useLoginVerification_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLoginVerification_proof">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLoginVerification_proof"
};

(node as any).hash = "3e48a629475039a6cff3776764a35d46";

export default node;
