/**
 * @generated SignedSource<<11b8e6356e0157bbcd60e70e779d343d>>
 * @relayHash 6768583c922a63cd8835783797b5c23c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e807f81e845e8778ab596423842daa0df781e1cd4c8f75b86a81ccef9cc1cfd1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type useShellQuery$variables = Record<PropertyKey, never>;
export type useShellQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};
export type useShellQuery$rawResponse = {
  readonly gameCategories: ReadonlyArray<{
    readonly category: GameCategory;
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
      readonly logoUrl: string | null | undefined;
      readonly name: string;
    }>;
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
export type useShellQuery = {
  rawResponse: useShellQuery$rawResponse;
  response: useShellQuery$data;
  variables: useShellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useShellQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Shell_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useShellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "brandName",
            "storageKey": null
          },
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
              (v0/*:: as any*/)
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
              (v0/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
      }
    ]
  },
  "params": {
    "id": "e807f81e845e8778ab596423842daa0df781e1cd4c8f75b86a81ccef9cc1cfd1",
    "metadata": {},
    "name": "useShellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "483d2342ffc7c9eb70c7e4f6c691bb9d";

export default node;
