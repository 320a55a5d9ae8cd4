/**
 * @generated SignedSource<<4f06ee565d140ad3833c957f53e9ac97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFreePlay_result$data = {
  readonly __typename: "FeatureOffError";
  readonly __typename: "FeatureOffError";
  readonly " $fragmentType": "useFreePlay_result";
} | {
  readonly __typename: "LogInPayload";
  readonly entered: {
    readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
  } | null | undefined;
  readonly " $fragmentType": "useFreePlay_result";
} | {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useFreePlay_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useFreePlay_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useFreePlay_result";
};
export type useFreePlay_result$key = {
  readonly " $data"?: useFreePlay_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFreePlay_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFreePlay_result"
};

(node as any).hash = "851cf7c9c999598d664c7a06d68b548c";

export default node;
