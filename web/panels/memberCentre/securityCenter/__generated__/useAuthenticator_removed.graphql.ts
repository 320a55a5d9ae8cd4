/**
 * @generated SignedSource<<aaefc970d69203365c58740a1fdab432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAuthenticator_removed$data = {
  readonly __typename: "RemoveAuthenticatorPayload";
  readonly removed: boolean;
  readonly " $fragmentType": "useAuthenticator_removed";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useAuthenticator_removed";
} | {
  readonly __typename: "WrongPasswordError";
  readonly __typename: "WrongPasswordError";
  readonly " $fragmentType": "useAuthenticator_removed";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useAuthenticator_removed";
};
export type useAuthenticator_removed$key = {
  readonly " $data"?: useAuthenticator_removed$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAuthenticator_removed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAuthenticator_removed"
};

(node as any).hash = "7bd196f9222d4a88e312a3ca51fb479c";

export default node;
