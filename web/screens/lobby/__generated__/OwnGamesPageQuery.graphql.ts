/**
 * @generated SignedSource<<3bfba1fab0f88e4fec2838027a4f6d5a>>
 * @relayHash 0efadf1fd158549f362c12ae0493535c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d56c65de7d503a5c704b535cf76e6063ef5e59ec017700cd133fb8e20c16cd

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
    readonly favouriteGameIds?: ReadonlyArray<string> | null | undefined;
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
    readonly favouriteGameIds?: ReadonlyArray<string> | null | undefined;
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "favouriteGameIds",
  "storageKey": null
},
v10 = [
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
              (v9/*:: as any*/),
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
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isRecent",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "favouriteGames",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
    "id": "b0d56c65de7d503a5c704b535cf76e6063ef5e59ec017700cd133fb8e20c16cd",
    "metadata": {},
    "name": "OwnGamesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e33650dffcd7629a58e8eae83c2da1c4";

export default node;
