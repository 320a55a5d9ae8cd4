/**
 * @generated SignedSource<<4ea3e220e2dec28e61f8afc9a6e00fd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUpdateProfile_result$data = {
  readonly __typename: "BirthdaySetError";
  readonly __typename: "BirthdaySetError";
  readonly " $fragmentType": "useUpdateProfile_result";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "useUpdateProfile_result";
} | {
  readonly __typename: "UnderAgeError";
  readonly minimumAge: number;
  readonly " $fragmentType": "useUpdateProfile_result";
} | {
  readonly __typename: "UpdateProfilePayload";
  readonly viewer: {
    readonly id: string;
    readonly nickname: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_member">;
  } | null | undefined;
  readonly " $fragmentType": "useUpdateProfile_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useUpdateProfile_result";
};
export type useUpdateProfile_result$key = {
  readonly " $data"?: useUpdateProfile_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateProfile_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useUpdateProfile_result"
};

(node as any).hash = "bc268aba7db4f4e35695c533bd668e9e";

export default node;
