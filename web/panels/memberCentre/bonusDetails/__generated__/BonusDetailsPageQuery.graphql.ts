/**
 * @generated SignedSource<<c7bbbe182a8ee9e289a364b071173188>>
 * @relayHash a7b1d90aa793393011de4ffa58e6ff9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dd586bf69d910550597786b3d1b734d110ccc98ca5d063153789d1d960959c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BonusDetailsPageQuery$variables = Record<PropertyKey, never>;
export type BonusDetailsPageQuery$data = {
  readonly viewer: {
    readonly bonusRecords: {
      readonly bonusBalance: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"BonusList_member">;
  } | null | undefined;
};
export type BonusDetailsPageQuery$rawResponse = {
  readonly viewer: {
    readonly bonusRecords: {
      readonly bonusBalance: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "BonusRecord";
          readonly isBonusMoney: boolean;
          readonly movement: {
            readonly amount: {
              readonly amount: string;
              readonly symbol: string;
            };
            readonly id: string;
            readonly recordedAt: string;
            readonly title: string;
          };
          readonly terms: string;
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
export type BonusDetailsPageQuery = {
  rawResponse: BonusDetailsPageQuery$rawResponse;
  response: BonusDetailsPageQuery$data;
  variables: BonusDetailsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "bonusBalance",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BonusDetailsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BonusRecordConnection",
            "kind": "LinkedField",
            "name": "bonusRecords",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": "bonusRecords(first:20)"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BonusList_member"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BonusDetailsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BonusRecordConnection",
            "kind": "LinkedField",
            "name": "bonusRecords",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BonusRecordEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BonusRecord",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isBonusMoney",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "terms",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AccountRecord",
                        "kind": "LinkedField",
                        "name": "movement",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "recordedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "amount",
                            "plural": false,
                            "selections": (v2/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
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
            "storageKey": "bonusRecords(first:20)"
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "BonusList_bonusRecords",
            "kind": "LinkedHandle",
            "name": "bonusRecords"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0dd586bf69d910550597786b3d1b734d110ccc98ca5d063153789d1d960959c8",
    "metadata": {},
    "name": "BonusDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e93859d28b381ccc73bb24a9eb60f8a";

export default node;
