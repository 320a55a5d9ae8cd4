/**
 * @generated SignedSource<<d6adc91205e9b40ca22a4b6ca39ca30f>>
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
    readonly avatars: {
      readonly chosenUrl: string | null | undefined;
    } | null | undefined;
    readonly iconUrl: string | null | undefined;
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

(node as any).hash = "bd16cffc0ed05aac08cb701afd391c8c";

export default node;
