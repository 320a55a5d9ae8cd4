/**
 * @generated SignedSource<<a3d66ca7d81c0aa76428de6f3a6e617f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUntieSocialIdentity_untied$data = {
  readonly __typename: "UntieSocialIdentityPayload";
  readonly __typename: "UntieSocialIdentityPayload";
  readonly " $fragmentType": "useUntieSocialIdentity_untied";
} | {
  readonly __typename: "WrongPasswordError";
  readonly __typename: "WrongPasswordError";
  readonly " $fragmentType": "useUntieSocialIdentity_untied";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useUntieSocialIdentity_untied";
};
export type useUntieSocialIdentity_untied$key = {
  readonly " $data"?: useUntieSocialIdentity_untied$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUntieSocialIdentity_untied">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUntieSocialIdentity_untied"
};

(node as any).hash = "92418ddbf888c68349f2b6b56fdf46b7";

export default node;
