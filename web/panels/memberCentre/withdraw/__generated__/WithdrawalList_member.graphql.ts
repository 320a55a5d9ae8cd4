/**
 * @generated SignedSource<<71b17ab9f4a62d650b7ae9e97a64437a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalList_member$data = {
  readonly withdrawals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: WithdrawalStatus;
        readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
      };
    }>;
  };
  readonly " $fragmentType": "WithdrawalList_member";
};
export type WithdrawalList_member$key = {
  readonly " $data"?: WithdrawalList_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalList_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalList_member",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "WithdrawalConnection",
        "kind": "LinkedField",
        "name": "withdrawals",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WithdrawalEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Withdrawal",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WithdrawalRow_withdrawal"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "withdrawals(first:20)"
      },
      "action": "THROW"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "a21970781718605f51536ef49a0672ed";

export default node;
