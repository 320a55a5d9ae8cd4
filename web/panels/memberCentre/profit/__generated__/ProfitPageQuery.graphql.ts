/**
 * @generated SignedSource<<55b19911d21b900144dfced2afbad531>>
 * @relayHash 5b13126d4ee4255221a63b1631568360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8804b5537b70213f8961b3c02acb8ef179ed566b4fa1fa8c1fb612d82f737d61

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type ProfitPageQuery$variables = {
  from: string;
  to: string;
};
export type ProfitPageQuery$data = {
  readonly viewer: {
    readonly accountRecords: {
      readonly netDeposits: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
    readonly id: string;
    readonly profit: {
      readonly days: ReadonlyArray<{
        readonly category: GameCategory;
        readonly day: string;
        readonly totals: {
          readonly net: {
            readonly amount: string;
          };
        };
      }>;
      readonly month: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly today: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly week: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_profit">;
    };
  } | null | undefined;
};
export type ProfitPageQuery$rawResponse = {
  readonly viewer: {
    readonly accountRecords: {
      readonly netDeposits: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
    readonly id: string;
    readonly profit: {
      readonly days: ReadonlyArray<{
        readonly betCount: number;
        readonly category: GameCategory;
        readonly day: string;
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
      }>;
      readonly month: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly today: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
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
      readonly week: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type ProfitPageQuery = {
  rawResponse: ProfitPageQuery$rawResponse;
  response: ProfitPageQuery$data;
  variables: ProfitPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "symbol",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "BetTotals",
  "kind": "LinkedField",
  "name": "today",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "BetTotals",
  "kind": "LinkedField",
  "name": "week",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "BetTotals",
  "kind": "LinkedField",
  "name": "month",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "AccountRecordConnection",
  "kind": "LinkedField",
  "name": "accountRecords",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netDeposits",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "accountRecords(first:1)"
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "BetTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "stake",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfitPageQuery",
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
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": (v2/*:: as any*/),
              "concreteType": "Profit",
              "kind": "LinkedField",
              "name": "profit",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProfitTable_profit"
                },
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BetTotals",
                  "kind": "LinkedField",
                  "name": "totals",
                  "plural": false,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProfitDay",
                  "kind": "LinkedField",
                  "name": "days",
                  "plural": true,
                  "selections": [
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "BetTotals",
                      "kind": "LinkedField",
                      "name": "totals",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Money",
                          "kind": "LinkedField",
                          "name": "net",
                          "plural": false,
                          "selections": [
                            (v3/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
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
          (v12/*:: as any*/)
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
    "name": "ProfitPageQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Profit",
            "kind": "LinkedField",
            "name": "profit",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProfitDay",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "betCount",
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8804b5537b70213f8961b3c02acb8ef179ed566b4fa1fa8c1fb612d82f737d61",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a67f94aee95707ae6a41bb7970953fd";

export default node;
