/**
 * @generated SignedSource<<03d05969e553ff960b2af6a1c8a8d3c2>>
 * @relayHash a388e2419dd66c49d74cb6ad672e0cdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5704b7141f13412160dfb7e09058420a0c1198b1fb58c582082c2f5bc10b5ba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BetStatus = "CANCELLED" | "PLACED" | "SETTLED" | "VOID" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type BetFilter = {
  category?: GameCategory | null | undefined;
  from?: string | null | undefined;
  status?: BetStatus | null | undefined;
  to?: string | null | undefined;
  vendorCode?: string | null | undefined;
};
export type BetRecordPageQuery$variables = {
  filter?: BetFilter | null | undefined;
};
export type BetRecordPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BetFilters_member" | "BetRecord_member">;
  } | null | undefined;
};
export type BetRecordPageQuery$rawResponse = {
  readonly viewer: {
    readonly bets: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "Bet";
          readonly gameName: string;
          readonly id: string;
          readonly placedAt: string;
          readonly stake: {
            readonly amount: string;
            readonly symbol: string;
          };
          readonly status: BetStatus;
          readonly win: {
            readonly amount: string;
            readonly symbol: string;
          };
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
      readonly played: ReadonlyArray<{
        readonly category: GameCategory;
        readonly vendorCode: string;
        readonly vendorName: string;
      }>;
      readonly totalCount: number;
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
        readonly stake: {
          readonly amount: string;
          readonly symbol: string;
        };
        readonly win: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type BetRecordPageQuery = {
  rawResponse: BetRecordPageQuery$rawResponse;
  response: BetRecordPageQuery$data;
  variables: BetRecordPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
  (v2/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "stake",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "win",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BetRecordPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": (v3/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "BetFilters_member"
          },
          {
            "args": (v3/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "BetRecord_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BetRecordPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "BetConnection",
            "kind": "LinkedField",
            "name": "bets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PlayedPlace",
                "kind": "LinkedField",
                "name": "played",
                "plural": true,
                "selections": [
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
                    "name": "vendorCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vendorName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BetTotals",
                "kind": "LinkedField",
                "name": "totals",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "net",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                      (v1/*:: as any*/),
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
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
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
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "filters": [
              "filter"
            ],
            "handle": "connection",
            "key": "BetRecord_bets",
            "kind": "LinkedHandle",
            "name": "bets"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d5704b7141f13412160dfb7e09058420a0c1198b1fb58c582082c2f5bc10b5ba",
    "metadata": {},
    "name": "BetRecordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "90eda986e5975f6c904a5e75f06a1982";

export default node;
