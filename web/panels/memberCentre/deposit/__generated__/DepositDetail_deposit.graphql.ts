/**
 * @generated SignedSource<<2d493b3040229fb639ec1cae1c9ffc93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositStatus = "AWAITING_PAYMENT" | "CANCELLED" | "CREATED" | "DECLINED" | "EXPIRED" | "FAILED" | "PAID" | "PROCESSING" | "REFUSED" | "RETURNED" | "TO_MATCH" | "UNCONFIRMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepositDetail_deposit$data = {
  readonly amount: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly closedAt: string | null | undefined;
  readonly createdAt: string;
  readonly credited: {
    readonly amount: string;
    readonly symbol: string;
  } | null | undefined;
  readonly fee: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly id: string;
  readonly methodId: string;
  readonly methodName: string;
  readonly reason: string | null | undefined;
  readonly reference: string;
  readonly status: DepositStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PayBox_deposit">;
  readonly " $fragmentType": "DepositDetail_deposit";
};
export type DepositDetail_deposit$key = {
  readonly " $data"?: DepositDetail_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositDetail_deposit">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositDetail_deposit",
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
      "kind": "ScalarField",
      "name": "methodId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "methodName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "name": "fee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credited",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayBox_deposit"
    }
  ],
  "type": "Deposit",
  "abstractKey": null
};
})();

(node as any).hash = "8f7ae0edca10862f2db25f2d857de419";

export default node;
