/**
 * @generated SignedSource<<73c4768a0467896f2bfa20578531aace>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRecallFunds_result$data = {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useRecallFunds_result";
} | {
  readonly __typename: "RecallFundsPayload";
  readonly transfers: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "useRecallFunds_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRecallFunds_result";
};
export type useRecallFunds_result$key = {
  readonly " $data"?: useRecallFunds_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecallFunds_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRecallFunds_result"
};

(node as any).hash = "229d2f2700d9dc988c0b4fa9d7377e9a";

export default node;
