/**
 * @generated SignedSource<<9fb4e66720a57cb0c6d79ede9967abce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useVerifyAffiliateCode_result$data = {
  readonly __typename: "AffiliateCodeFailedError";
  readonly __typename: "AffiliateCodeFailedError";
  readonly " $fragmentType": "useVerifyAffiliateCode_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useVerifyAffiliateCode_result";
} | {
  readonly __typename: "VerifyAffiliateCodePayload";
  readonly code: string;
  readonly " $fragmentType": "useVerifyAffiliateCode_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useVerifyAffiliateCode_result";
};
export type useVerifyAffiliateCode_result$key = {
  readonly " $data"?: useVerifyAffiliateCode_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVerifyAffiliateCode_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useVerifyAffiliateCode_result"
};

(node as any).hash = "c2b658f657380dabf21dd23cf58fe25b";

export default node;
