/**
 * @generated SignedSource<<6a7c15a4c95b9eaf02da13d98dd752c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAuthenticator_enrolled$data = {
  readonly __typename: "EnrolAuthenticatorPayload";
  readonly address: string;
  readonly secret: string;
  readonly " $fragmentType": "useAuthenticator_enrolled";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useAuthenticator_enrolled";
} | {
  readonly __typename: "WrongPasswordError";
  readonly __typename: "WrongPasswordError";
  readonly " $fragmentType": "useAuthenticator_enrolled";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useAuthenticator_enrolled";
};
export type useAuthenticator_enrolled$key = {
  readonly " $data"?: useAuthenticator_enrolled$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAuthenticator_enrolled">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAuthenticator_enrolled"
};

(node as any).hash = "82db980cf2d563a63e48be92facd1108";

export default node;
