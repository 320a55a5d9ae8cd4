/**
 * @generated SignedSource<<d43c1be327cea31093d5a173bba15bb8>>
 * @relayHash 4d0448ad62bb12b6bdf1f74f30b3d87c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136860bfa23ac75f908fe2ed972e4a4ebefb068d228e8bb3ca6e3dc5540e5e1b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type HelpScreenQuery$variables = Record<PropertyKey, never>;
export type HelpScreenQuery$data = {
  readonly site: {
    readonly brandName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BannerArea_query" | "HelpContent_query" | "Shell_query">;
};
export type HelpScreenQuery$rawResponse = {
  readonly banners: ReadonlyArray<{
    readonly id: string;
    readonly imageUrl: string;
    readonly link: {
      readonly opensNewTab: boolean;
      readonly url: string;
    } | null | undefined;
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
  readonly help: ReadonlyArray<{
    readonly articles: ReadonlyArray<{
      readonly code: string;
      readonly content: string;
      readonly title: string;
    }>;
    readonly code: string;
    readonly title: string;
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
export type HelpScreenQuery = {
  rawResponse: HelpScreenQuery$rawResponse;
  response: HelpScreenQuery$data;
  variables: HelpScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "group",
    "value": "HELP"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brandName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HelpScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Shell_query"
      },
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BannerArea_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HelpContent_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HelpScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
              (v2/*:: as any*/)
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
              (v2/*:: as any*/)
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
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
        "args": (v0/*:: as any*/),
        "concreteType": "Banner",
        "kind": "LinkedField",
        "name": "banners",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "tallImageUrl",
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BannerLink",
            "kind": "LinkedField",
            "name": "link",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
        "storageKey": "banners(group:\"HELP\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HelpTopic",
        "kind": "LinkedField",
        "name": "help",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "HelpArticle",
            "kind": "LinkedField",
            "name": "articles",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
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
    "id": "136860bfa23ac75f908fe2ed972e4a4ebefb068d228e8bb3ca6e3dc5540e5e1b",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8da73e410aec3967d44ed4d2b55e50a";

export default node;
