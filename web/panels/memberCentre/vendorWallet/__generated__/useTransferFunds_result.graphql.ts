/**
 * @generated SignedSource<<5778880c99937d00ed54282be090cccb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTransferFunds_result$data = {
  readonly __typename: "AmountOutOfRangeError";
  readonly minimum: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "InsufficientBalanceError";
  readonly __typename: "InsufficientBalanceError";
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "MoneyMaintenanceError";
  readonly __typename: "MoneyMaintenanceError";
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "NotSignedInError";
  readonly __typename: "NotSignedInError";
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "PasswordChangeRequiredError";
  readonly __typename: "PasswordChangeRequiredError";
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "TransferFundsPayload";
  readonly transfer: {
    readonly id: string;
  };
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  readonly __typename: "WalletUnavailableError";
  readonly __typename: "WalletUnavailableError";
  readonly " $fragmentType": "useTransferFunds_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useTransferFunds_result";
};
export type useTransferFunds_result$key = {
  readonly " $data"?: useTransferFunds_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTransferFunds_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useTransferFunds_result"
};

(node as any).hash = "f57ee425df39a4e8747ff95c333ec19e";

export default node;
