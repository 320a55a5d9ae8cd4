/**
 * @generated SignedSource<<d20014a49e5911040618292a674d1e26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DepositStatus = "AWAITING_PAYMENT" | "CANCELLED" | "CREATED" | "DECLINED" | "EXPIRED" | "FAILED" | "PAID" | "PROCESSING" | "REFUSED" | "RETURNED" | "TO_MATCH" | "UNCONFIRMED" | "%future added value";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDeposit_result$data = {
  readonly __typename: "AmountOutOfRangeError";
  readonly maximum: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly minimum: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "DepositMethodUnavailableError";
  readonly __typename: "DepositMethodUnavailableError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "DepositPayload";
  readonly deposit: {
    readonly amount: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly createdAt: string;
    readonly id: string;
    readonly reference: string;
    readonly status: DepositStatus;
  };
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
  };
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "LimitReachedError";
  readonly kind: PlayLimitKind;
  readonly left: string;
  readonly period: PlayLimitPeriod;
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "NotSignedInError";
  readonly __typename: "NotSignedInError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "PasswordChangeRequiredError";
  readonly __typename: "PasswordChangeRequiredError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "RealAccountNeededError";
  readonly __typename: "RealAccountNeededError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  readonly __typename: "TooManyAttemptsError";
  readonly __typename: "TooManyAttemptsError";
  readonly " $fragmentType": "useDeposit_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useDeposit_result";
};
export type useDeposit_result$key = {
  readonly " $data"?: useDeposit_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeposit_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDeposit_result"
};

(node as any).hash = "396a8ca33a19e1cb688a631c4370c78a";

export default node;
