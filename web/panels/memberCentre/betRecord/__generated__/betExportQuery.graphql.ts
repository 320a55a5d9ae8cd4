/**
 * @generated SignedSource<<b1795288ef6f9478d2c474f26cf32fcf>>
 * @relayHash 0f3a7e323ccb21c3582bc5c6bed102b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6558b89a3eb4421b35101a64aabcea5f277821181ef921c635fc927780d724d9

import type { ConcreteRequest } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "PLACED" | "SETTLED" | "VOID" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type BetFilter = {
  category?: GameCategory | null | undefined;
  from?: string | null | undefined;
  status?: BetStatus | null | undefined;
  to?: string | null | undefined;
  vendorCode?: string | null | undefined;
};
export type betExportQuery$variables = {
  after?: string | null | undefined;
  filter?: BetFilter | null | undefined;
  first: number;
};
export type betExportQuery$data = {
  readonly viewer: {
    readonly bets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly category: GameCategory;
          readonly gameName: string;
          readonly id: string;
          readonly placedAt: string;
          readonly reference: string;
          readonly stake: {
            readonly amount: string;
            readonly currency: string;
          };
          readonly status: BetStatus;
          readonly vendorName: string;
          readonly win: {
            readonly amount: string;
          };
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
  } | null | undefined;
};
export type betExportQuery$rawResponse = {
  readonly viewer: {
    readonly bets: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly category: GameCategory;
          readonly gameName: string;
          readonly id: string;
          readonly placedAt: string;
          readonly reference: string;
          readonly stake: {
            readonly amount: string;
            readonly currency: string;
          };
          readonly status: BetStatus;
          readonly vendorName: string;
          readonly win: {
            readonly amount: string;
          };
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type betExportQuery = {
  rawResponse: betExportQuery$rawResponse;
  response: betExportQuery$data;
  variables: betExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "BetConnection",
  "kind": "LinkedField",
  "name": "bets",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BetEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Bet",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
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
              "name": "gameName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vendorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "placedAt",
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "stake",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "win",
              "plural": false,
              "selections": [
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "betExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "betExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6558b89a3eb4421b35101a64aabcea5f277821181ef921c635fc927780d724d9",
    "metadata": {},
    "name": "betExportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95bff7415132a93fe4ce33e257efd135";

export default node;
