/**
 * @generated SignedSource<<5887e7e2aab2633d64a12a07f29a1f7b>>
 * @relayHash f556f46fac2bc883e270201c6fef49d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a9674055103c5f104fe4462269ff0286e8d0257ac6fe05fb4bc83f232ea03cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerGroup = "DOWNLOAD" | "ESPORTS" | "FISH" | "HELP" | "HOME" | "IN_HOUSE" | "LIVE" | "LOTTERY" | "POINT_MALL" | "PROMOTIONS" | "PVP" | "REGISTER" | "RNG" | "SPORTS" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type GameOrder = "NAME" | "RETURN" | "SMALLEST_STAKE" | "%future added value";
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type PictureFocus = "BOTTOM" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "CENTER" | "LEFT" | "RIGHT" | "TOP" | "TOP_LEFT" | "TOP_RIGHT" | "%future added value";
export type LobbyScreenQuery$variables = {
  bannerGroup: BannerGroup;
  category: GameCategory;
  classification?: string | null | undefined;
  hasRooms?: boolean | null | undefined;
  hot?: boolean | null | undefined;
  minLines?: number | null | undefined;
  minStake?: string | null | undefined;
  order?: GameOrder | null | undefined;
  page: number;
  search?: string | null | undefined;
  vendor?: string | null | undefined;
};
export type LobbyScreenQuery$data = {
  readonly gameCategories: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"LobbyEmpty_lanes" | "LobbyFilterBar_lane" | "LobbyVacant_lanes">;
  }> | null | undefined;
  readonly games: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"LobbyGames_page">;
  } | null | undefined;
  readonly site: {
    readonly brandName: string;
  };
  readonly withRooms?: {
    readonly " $fragmentSpreads": FragmentRefs<"LobbyRooms_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerArea_query" | "Shell_query">;
};
export type LobbyScreenQuery$rawResponse = {
  readonly banners: ReadonlyArray<{
    readonly focus: PictureFocus;
    readonly id: string;
    readonly imageUrl: string;
    readonly link: {
      readonly opensNewTab: boolean;
      readonly url: string;
    } | null | undefined;
    readonly tallFocus: PictureFocus | null | undefined;
    readonly tallImageUrl: string | null | undefined;
    readonly title: string;
  }> | null | undefined;
  readonly gameCategories: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
      readonly logoUrl: string | null | undefined;
      readonly name: string;
    }>;
  }> | null | undefined;
  readonly games: {
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
  readonly rooms?: ReadonlyArray<{
    readonly game: {
      readonly id: string;
      readonly name: string;
    };
    readonly id: string;
    readonly maxStake: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly minStake: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly name: string;
    readonly rakePercent: string | null | undefined;
    readonly seats: number;
    readonly seatsTaken: number;
    readonly underMaintenance: boolean;
  }> | null | undefined;
  readonly site: {
    readonly brandName: string;
    readonly languages: ReadonlyArray<Language>;
    readonly loginRequired: boolean;
    readonly minimumAge: number;
    readonly promoBar: {
      readonly barId: string;
      readonly text: string;
      readonly url: string;
    } | null | undefined;
    readonly registrationAge: number;
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
    readonly switches: {
      readonly chat: boolean;
      readonly directRegistration: boolean;
      readonly freePlay: boolean;
      readonly smsLogIn: boolean;
      readonly socialSignIn: boolean;
    } | null | undefined;
  };
};
export type LobbyScreenQuery = {
  rawResponse: LobbyScreenQuery$rawResponse;
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
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "hasRooms"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hot"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minLines"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minStake"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vendor"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brandName",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "group",
    "variableName": "bannerGroup"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
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
v16 = [
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
    "name": "hot",
    "variableName": "hot"
  },
  {
    "kind": "Variable",
    "name": "minLines",
    "variableName": "minLines"
  },
  {
    "kind": "Variable",
    "name": "minStake",
    "variableName": "minStake"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v21 = [
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
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "underMaintenance",
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
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
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": (v12/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BannerArea_query"
      },
      {
        "condition": "hasRooms",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LobbyRooms_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "withRooms"
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GameCategoryLane",
        "kind": "LinkedField",
        "name": "gameCategories",
        "plural": true,
        "selections": [
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LobbyFilterBar_lane"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LobbyEmpty_lanes"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LobbyVacant_lanes"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
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
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v10/*:: as any*/),
      (v9/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/)
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
          (v11/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chat",
                "storageKey": null
              }
            ],
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
              (v18/*:: as any*/)
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
            "kind": "ScalarField",
            "name": "registrationAge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoBar",
            "kind": "LinkedField",
            "name": "promoBar",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "barId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              (v18/*:: as any*/)
            ],
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
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
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
        "args": (v12/*:: as any*/),
        "concreteType": "Banner",
        "kind": "LinkedField",
        "name": "banners",
        "plural": true,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/),
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
            "name": "focus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tallFocus",
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
              (v18/*:: as any*/),
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
        "condition": "hasRooms",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Room",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minStake",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "maxStake",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Game",
                "kind": "LinkedField",
                "name": "game",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seats",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seatsTaken",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rakePercent",
                "storageKey": null
              },
              (v22/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v16/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          (v17/*:: as any*/),
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
              (v19/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vendorName",
                "storageKey": null
              },
              (v20/*:: as any*/),
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
              (v22/*:: as any*/),
              (v14/*:: as any*/),
              (v13/*:: as any*/),
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
    "id": "6a9674055103c5f104fe4462269ff0286e8d0257ac6fe05fb4bc83f232ea03cd",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "275bb3b76fb91ec2eb456383c8953e18";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
