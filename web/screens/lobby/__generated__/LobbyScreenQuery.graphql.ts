/**
 * @generated SignedSource<<14c2c720f56aa2aee87370b79a9a4507>>
 * @relayHash 89f7f0fee682e906da8bb0194a39898c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68778ba3691e663b7321d83d861b3a2030fe54e221d8398dce2275956b4c1d9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerGroup = "DOWNLOAD" | "ESPORTS" | "FISH" | "HELP" | "HOME" | "IN_HOUSE" | "LIVE" | "LOTTERY" | "POINT_MALL" | "PROMOTIONS" | "PVP" | "REGISTER" | "RNG" | "SPORTS" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LobbyScreenQuery$variables = {
  bannerGroup: BannerGroup;
  category: GameCategory;
  classification?: string | null | undefined;
  minBet?: string | null | undefined;
  minLines?: number | null | undefined;
  page: number;
  search?: string | null | undefined;
  vendor?: string | null | undefined;
};
export type LobbyScreenQuery$data = {
  readonly games: {
    readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_page">;
  } | null | undefined;
  readonly site: {
    readonly brandName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BannerArea_query" | "LobbyEmpty_query" | "LobbyFilterBar_query" | "Shell_query">;
};
export type LobbyScreenQuery = {
  response: LobbyScreenQuery$data;
  variables: LobbyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bannerGroup"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "classification"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minBet"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minLines"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brandName",
  "storageKey": null
},
v9 = [
  {
    "kind": "Variable",
    "name": "group",
    "variableName": "bannerGroup"
  }
],
v10 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Variable",
    "name": "classification",
    "variableName": "classification"
  },
  {
    "kind": "Variable",
    "name": "minBet",
    "variableName": "minBet"
  },
  {
    "kind": "Variable",
    "name": "minLines",
    "variableName": "minLines"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 42
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "vendor",
    "variableName": "vendor"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LobbyScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Shell_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": (v9/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BannerArea_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LobbyFilterBar_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LobbyEmpty_query"
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LobbyGames_page"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LobbyScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "languages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteSwitches",
            "kind": "LinkedField",
            "name": "switches",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "directRegistration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smsLogIn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freePlay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "socialSignIn",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumAge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteResource",
            "kind": "LinkedField",
            "name": "resources",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginRequired",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GameCategoryLane",
        "kind": "LinkedField",
        "name": "gameCategories",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logoUrl",
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
        "args": (v9/*:: as any*/),
        "concreteType": "Banner",
        "kind": "LinkedField",
        "name": "banners",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tallImageUrl",
            "storageKey": null
          },
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
            "concreteType": "BannerLink",
            "kind": "LinkedField",
            "name": "link",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "opensNewTab",
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
        "args": (v10/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
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
            "kind": "ScalarField",
            "name": "totalPages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "page",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "games",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendorName",
                "storageKey": null
              },
              (v16/*:: as any*/),
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
              (v14/*:: as any*/),
              (v12/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68778ba3691e663b7321d83d861b3a2030fe54e221d8398dce2275956b4c1d9a",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "791919475281ac690b45f09238242e9d";

export default node;
