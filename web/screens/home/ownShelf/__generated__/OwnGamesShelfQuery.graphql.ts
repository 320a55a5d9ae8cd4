/**
 * @generated SignedSource<<98e3fc970ca5d65531b9e479df93e1cb>>
 * @relayHash 58ed7cdfa181e51fe18e2e47f7a833fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68b1cec27be44f08aa7de3b0521af32a7f45c95f0c4f556eb2d78d1d2d57a53a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnGamesShelfQuery$variables = {
  isRecent: boolean;
};
export type OwnGamesShelfQuery$data = {
  readonly viewer: {
    readonly favouriteGames?: {
      readonly games: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly recentGames?: {
      readonly games: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type OwnGamesShelfQuery = {
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
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "GameTile_game"
      }
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Game",
    "kind": "LinkedField",
    "name": "games",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
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
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v3/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
                "args": (v2/*:: as any*/),
                "concreteType": "GamePage",
                "kind": "LinkedField",
                "name": "recentGames",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
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
    "id": "68b1cec27be44f08aa7de3b0521af32a7f45c95f0c4f556eb2d78d1d2d57a53a",
    "metadata": {},
    "name": "OwnGamesShelfQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a60742cf2d9c1f4441a6395bee4960a";

export default node;
