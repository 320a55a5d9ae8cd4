/**
 * @generated SignedSource<<b244d81592ddd2f999c5916d3a363b25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChangePassword_result$data = {
  readonly __typename: "ChangePasswordPayload";
  readonly changed: boolean;
  readonly " $fragmentType": "useChangePassword_result";
} | {
  readonly __typename: "InvalidFieldsError";
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly patternId: string;
  }>;
  readonly " $fragmentType": "useChangePassword_result";
} | {
  readonly __typename: "NotSignedInError";
  readonly __typename: "NotSignedInError";
  readonly " $fragmentType": "useChangePassword_result";
} | {
  readonly __typename: "RealAccountNeededError";
  readonly __typename: "RealAccountNeededError";
  readonly " $fragmentType": "useChangePassword_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useChangePassword_result";
} | {
  readonly __typename: "WrongPasswordError";
  readonly __typename: "WrongPasswordError";
  readonly " $fragmentType": "useChangePassword_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useChangePassword_result";
};
export type useChangePassword_result$key = {
  readonly " $data"?: useChangePassword_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChangePassword_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChangePassword_result"
};

(node as any).hash = "33fb5b699548140ffd90333773d6e54f";

export default node;
