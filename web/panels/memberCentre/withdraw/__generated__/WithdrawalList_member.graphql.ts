/**
 * @generated SignedSource<<3c4f247bc1d9498815b7d3f2c3aca2ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalList_member$data = {
  readonly id: string;
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

import WithdrawalListPaginationQuery_graphql from './WithdrawalListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "withdrawals"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": WithdrawalListPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "WithdrawalList_member",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "withdrawals",
        "args": null,
        "concreteType": "WithdrawalConnection",
        "kind": "LinkedField",
        "name": "__WithdrawalList_withdrawals_connection",
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
                  (v1/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    (v1/*:: as any*/)
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "3b7b5b52d6f558ea0525268c3c7e7b53";

export default node;
