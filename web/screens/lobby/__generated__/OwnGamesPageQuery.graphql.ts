/**
 * @generated SignedSource<<c8283100482c2f227c9349c79afe016d>>
 * @relayHash bf6e63fe6f79f50386ed89f077e1b72f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e63539a085593a9f8a50ff538482c9e64df563d12aaf5b2c969a54a36d498c30

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type OwnGamesPageQuery$variables = {
  category: GameCategory;
  isRecent: boolean;
  page: number;
};
export type OwnGamesPageQuery$data = {
  readonly viewer: {
    readonly favouriteGames?: {
      readonly games: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"GameGrid_games">;
      }>;
      readonly page: number;
      readonly totalCount: number;
      readonly totalPages: number;
    } | null | undefined;
    readonly id: string;
    readonly recentGames?: {
      readonly games: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"GameGrid_games">;
      }>;
      readonly page: number;
      readonly totalCount: number;
      readonly totalPages: number;
    } | null | undefined;
  } | null | undefined;
};
export type OwnGamesPageQuery$rawResponse = {
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
      readonly page: number;
      readonly totalCount: number;
      readonly totalPages: number;
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
      readonly page: number;
      readonly totalCount: number;
      readonly totalPages: number;
    } | null | undefined;
  } | null | undefined;
};
export type OwnGamesPageQuery = {
  rawResponse: OwnGamesPageQuery$rawResponse;
  response: OwnGamesPageQuery$data;
  variables: OwnGamesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRecent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPages",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "GameGrid_games"
      }
    ],
    "storageKey": null
  }
],
v9 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
        "name": "imageUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hot",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returnToPlayer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "underMaintenance",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
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
        "name": "vendorCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "launchKind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "playType",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnGamesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
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
                "args": (v4/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "favouriteGames",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OwnGamesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
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
                "args": (v4/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "favouriteGames",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e63539a085593a9f8a50ff538482c9e64df563d12aaf5b2c969a54a36d498c30",
    "metadata": {},
    "name": "OwnGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6d373701f9594734b00a35937edee6a";

export default node;
