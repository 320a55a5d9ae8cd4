/**
 * @generated SignedSource<<82fea6480c2457ea3080587c97e8e423>>
 * @relayHash 71168b88227c5a4e1d00769a9812e6dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b43d9080f70c008c8846aa8570b0f8632c1d067443f82c245d3a83e3b8313d3c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type OwnGamesShelfQuery$variables = {
  isRecent: boolean;
};
export type OwnGamesShelfQuery$data = {
  readonly viewer: {
    readonly favouriteGames?: {
      readonly games: ReadonlyArray<{
        readonly category: GameCategory;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly recentGames?: {
      readonly games: ReadonlyArray<{
        readonly category: GameCategory;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      }>;
    } | null | undefined;
    readonly unfinishedRounds?: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"UnfinishedRounds_rounds">;
    }> | null | undefined;
  } | null | undefined;
};
export type OwnGamesShelfQuery$rawResponse = {
  readonly viewer: {
    readonly favouriteGames?: {
      readonly games: ReadonlyArray<{
        readonly category: GameCategory;
        readonly code: string;
        readonly hot: boolean;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly launchKind: LaunchKind;
        readonly name: string;
        readonly playType: string | null | undefined;
        readonly returnToPlayer: string | null | undefined;
        readonly underMaintenance: boolean;
        readonly vendorCode: string;
        readonly vendorName: string;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly recentGames?: {
      readonly games: ReadonlyArray<{
        readonly category: GameCategory;
        readonly code: string;
        readonly hot: boolean;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly launchKind: LaunchKind;
        readonly name: string;
        readonly playType: string | null | undefined;
        readonly returnToPlayer: string | null | undefined;
        readonly underMaintenance: boolean;
        readonly vendorCode: string;
        readonly vendorName: string;
      }>;
    } | null | undefined;
    readonly unfinishedRounds?: ReadonlyArray<{
      readonly gameId: string;
      readonly gameName: string;
      readonly gameWithdrawn: boolean;
      readonly id: string;
      readonly roundId: string | null | undefined;
      readonly stake: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly win: {
        readonly amount: string;
        readonly symbol: string;
      };
    }> | null | undefined;
  } | null | undefined;
};
export type OwnGamesShelfQuery = {
  rawResponse: OwnGamesShelfQuery$rawResponse;
  response: OwnGamesShelfQuery$data;
  variables: OwnGamesShelfQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isRecent"
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
    "kind": "Literal",
    "name": "pageSize",
    "value": 12
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hot",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "returnToPlayer",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "underMaintenance",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorCode",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "launchKind",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playType",
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      {
        "kind": "InlineDataFragmentSpread",
        "name": "GameTile_game",
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useLaunch_game",
            "selections": [
              (v1/*:: as any*/),
              (v10/*:: as any*/),
              (v3/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "storageKey": null
  }
],
v15 = [
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
v16 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnGamesShelfQuery",
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
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bet",
                "kind": "LinkedField",
                "name": "unfinishedRounds",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "UnfinishedRounds_rounds"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": "recentGames(pageSize:12)"
              }
            ]
          },
          {
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "favouriteGames",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": "favouriteGames(pageSize:12)"
              }
            ]
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
    "name": "OwnGamesShelfQuery",
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
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Bet",
                "kind": "LinkedField",
                "name": "unfinishedRounds",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gameId",
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
                    "name": "roundId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gameWithdrawn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "stake",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "win",
                    "plural": false,
                    "selections": (v15/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": "recentGames(pageSize:12)"
              }
            ]
          },
          {
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "favouriteGames",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": "favouriteGames(pageSize:12)"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b43d9080f70c008c8846aa8570b0f8632c1d067443f82c245d3a83e3b8313d3c",
    "metadata": {},
    "name": "OwnGamesShelfQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9eb694d970454617e9ebe7959a0bd7f0";

export default node;
