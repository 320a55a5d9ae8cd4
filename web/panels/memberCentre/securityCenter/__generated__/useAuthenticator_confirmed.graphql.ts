/**
 * @generated SignedSource<<4bba947f1d45accbeddc1315fa9827e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAuthenticator_confirmed$data = {
  readonly __typename: "ConfirmAuthenticatorPayload";
  readonly recoveryCodes: ReadonlyArray<string>;
  readonly " $fragmentType": "useAuthenticator_confirmed";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useAuthenticator_confirmed";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useAuthenticator_confirmed";
};
export type useAuthenticator_confirmed$key = {
  readonly " $data"?: useAuthenticator_confirmed$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAuthenticator_confirmed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAuthenticator_confirmed"
};

(node as any).hash = "4cf405a69123cabbff1c2d44b2514618";

export default node;
