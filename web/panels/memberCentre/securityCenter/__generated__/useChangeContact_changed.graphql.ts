/**
 * @generated SignedSource<<c753aa77ae33109ba0db25d272442618>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChangeContact_changed$data = {
  readonly __typename: "ChangeContactPayload";
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SecurityList_member">;
  } | null | undefined;
  readonly " $fragmentType": "useChangeContact_changed";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly __typename: "InvalidFieldsError";
  readonly " $fragmentType": "useChangeContact_changed";
} | {
  readonly __typename: "ProofFailedError";
  readonly __typename: "ProofFailedError";
  readonly " $fragmentType": "useChangeContact_changed";
} | {
  readonly __typename: "VerificationCodeFailedError";
  readonly __typename: "VerificationCodeFailedError";
  readonly " $fragmentType": "useChangeContact_changed";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useChangeContact_changed";
};
export type useChangeContact_changed$key = {
  readonly " $data"?: useChangeContact_changed$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChangeContact_changed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChangeContact_changed"
};

(node as any).hash = "a77c4a3994f6ff77435353a422e752c3";

export default node;
