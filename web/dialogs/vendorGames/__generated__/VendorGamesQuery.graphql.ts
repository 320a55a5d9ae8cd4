/**
 * @generated SignedSource<<a1f51d8c7ccdee0afe68e464ff0770b2>>
 * @relayHash 2dd03e29f107e9d7e542e02a63103a00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df104fd00e971763cde7718e844538ff5eb21f8a1f78ad1e712260df9090391a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type VendorGamesQuery$variables = {
  category: GameCategory;
  vendor: string;
};
export type VendorGamesQuery$data = {
  readonly games: {
    readonly games: ReadonlyArray<{
      readonly id: string;
      readonly launchKind: LaunchKind;
      readonly " $fragmentSpreads": FragmentRefs<"VendorGame_game" | "useLaunch_game">;
    }>;
    readonly totalCount: number;
  };
};
export type VendorGamesQuery$rawResponse = {
  readonly games: {
    readonly games: ReadonlyArray<{
      readonly category: GameCategory;
      readonly code: string;
      readonly id: string;
      readonly imageUrl: string | null | undefined;
      readonly launchKind: LaunchKind;
      readonly name: string;
      readonly playType: string | null | undefined;
      readonly underMaintenance: boolean;
      readonly vendorCode: string;
    }>;
    readonly totalCount: number;
  } | null | undefined;
};
export type VendorGamesQuery = {
  rawResponse: VendorGamesQuery$rawResponse;
  response: VendorGamesQuery$data;
  variables: VendorGamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "category"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vendor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Literal",
    "name": "page",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 42
  },
  {
    "kind": "Variable",
    "name": "vendor",
    "variableName": "vendor"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
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
  "name": "launchKind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorCode",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playType",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VendorGamesQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "GamePage",
          "kind": "LinkedField",
          "name": "games",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Game",
              "kind": "LinkedField",
              "name": "games",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VendorGame_game"
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useLaunch_game",
                  "selections": [
                    (v3/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v4/*:: as any*/),
                    (v8/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VendorGamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "games",
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
                "name": "imageUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "underMaintenance",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df104fd00e971763cde7718e844538ff5eb21f8a1f78ad1e712260df9090391a",
    "metadata": {},
    "name": "VendorGamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "069a9bf265c27359f0a4fc5de3d24e85";

export default node;
