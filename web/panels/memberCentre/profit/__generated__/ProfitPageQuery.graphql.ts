/**
 * @generated SignedSource<<4d029769778ba2e2e1995b9b8c939017>>
 * @relayHash b6242046bee71f702a51d29c00e3b41b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c7a81e43f661655a73d1549c5e8c9155e4239365fd6ea9ec4d07647e29b2187

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type ProfitPageQuery$variables = {
  from: string;
  month: string;
  to: string;
  today: string;
  week: string;
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
    readonly month: {
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
    } | null | undefined;
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
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_profit">;
    };
    readonly today: {
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
    } | null | undefined;
    readonly week: {
      readonly totals: {
        readonly net: {
          readonly amount: string;
          readonly symbol: string;
        };
      };
    } | null | undefined;
  } | null | undefined;
};
export type ProfitPageQuery = {
  response: ProfitPageQuery$data;
  variables: ProfitPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "today"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "today"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "symbol",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "BetTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "alias": "today",
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "today"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "Profit",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v13 = {
  "alias": "week",
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "week"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "Profit",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v14 = {
  "alias": "month",
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "month"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "Profit",
  "kind": "LinkedField",
  "name": "profit",
  "plural": false,
  "selections": (v11/*:: as any*/),
  "storageKey": null
},
v15 = [
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
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v18 = {
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "accountRecords(first:1)"
},
v19 = {
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
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "win",
      "plural": false,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
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
          (v5/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": (v15/*:: as any*/),
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
                (v10/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProfitDay",
                  "kind": "LinkedField",
                  "name": "days",
                  "plural": true,
                  "selections": [
                    (v16/*:: as any*/),
                    (v17/*:: as any*/),
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
                            (v7/*:: as any*/)
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
          (v18/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
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
          (v5/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "concreteType": "Profit",
            "kind": "LinkedField",
            "name": "profit",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProfitDay",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "betCount",
                    "storageKey": null
                  },
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5c7a81e43f661655a73d1549c5e8c9155e4239365fd6ea9ec4d07647e29b2187",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9f83febcd587730b0d5168efb77be49";

export default node;
