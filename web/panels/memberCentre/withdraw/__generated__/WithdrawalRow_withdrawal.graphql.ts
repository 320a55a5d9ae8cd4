/**
 * @generated SignedSource<<587018ac6853fdd1adc64492a5b52474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalActor = "BANK" | "MEMBER" | "OPERATOR" | "RULES" | "TIME_OUT" | "%future added value";
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalRow_withdrawal$data = {
  readonly accountNumber: string;
  readonly amount: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly bankName: string;
  readonly id: string;
  readonly payout: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly receiptDue: string | null | undefined;
  readonly reference: string;
  readonly status: WithdrawalStatus;
  readonly steps: ReadonlyArray<{
    readonly by: WithdrawalActor;
    readonly happenedAt: string;
    readonly reason: string | null | undefined;
    readonly status: WithdrawalStatus;
  }>;
  readonly " $fragmentType": "WithdrawalRow_withdrawal";
};
export type WithdrawalRow_withdrawal$key = {
  readonly " $data"?: WithdrawalRow_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "symbol",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalRow_withdrawal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payout",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "happenedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};
})();

(node as any).hash = "f9d6eef32801be25b4395850657d9473";

export default node;
