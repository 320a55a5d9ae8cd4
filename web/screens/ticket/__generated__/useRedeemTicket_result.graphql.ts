/**
 * @generated SignedSource<<2ab43b35b59bdc5d5d6f0aecf003400b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRedeemTicket_result$data = {
  readonly __typename: "LogInPayload";
  readonly viewer: {
    readonly id: string;
  };
  readonly " $fragmentType": "useRedeemTicket_result";
} | {
  readonly __typename: "TicketFailedError";
  readonly __typename: "TicketFailedError";
  readonly " $fragmentType": "useRedeemTicket_result";
} | {
  readonly __typename: "TicketNotConfirmedError";
  readonly account: string;
  readonly replaces: string | null | undefined;
  readonly " $fragmentType": "useRedeemTicket_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly retryAfterSeconds: number;
  readonly " $fragmentType": "useRedeemTicket_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useRedeemTicket_result";
};
export type useRedeemTicket_result$key = {
  readonly " $data"?: useRedeemTicket_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRedeemTicket_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRedeemTicket_result"
};

(node as any).hash = "7366b03c7309182f79734abe3f95d50e";

export default node;
