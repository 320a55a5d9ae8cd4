/**
 * @generated SignedSource<<1bfa0a3c96e614f0c44b69ab75093293>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWishToReturn_result$data = {
  readonly __typename: "ReturnFailedError";
  readonly __typename: "ReturnFailedError";
  readonly " $fragmentType": "useWishToReturn_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useWishToReturn_result";
} | {
  readonly __typename: "WishToReturnPayload";
  readonly ended: boolean;
  readonly returnFrom: string | null | undefined;
  readonly " $fragmentType": "useWishToReturn_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useWishToReturn_result";
};
export type useWishToReturn_result$key = {
  readonly " $data"?: useWishToReturn_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWishToReturn_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useWishToReturn_result"
};

(node as any).hash = "462ddd7c8e56217df32f994c6afb7dce";

export default node;
