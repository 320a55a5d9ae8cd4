/**
 * @generated SignedSource<<918c983d5947b1be162aa1feb5beb450>>
 * @relayHash 2546fab019cd626d3a2db11813bc9f7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36adf97bba6760d1aa6dd45b121b7b52699b1d318a0e245bdde8b52fb6a196b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type WinnerBoardQuery$variables = Record<PropertyKey, never>;
export type WinnerBoardQuery$data = {
  readonly winners: ReadonlyArray<{
    readonly game: {
      readonly id: string;
      readonly imageUrl: string | null | undefined;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"useLaunch_game">;
    };
    readonly name: string;
    readonly win: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly wonAt: string;
  }> | null | undefined;
};
export type WinnerBoardQuery$rawResponse = {
  readonly winners: ReadonlyArray<{
    readonly game: {
      readonly category: GameCategory;
      readonly code: string;
      readonly id: string;
      readonly imageUrl: string | null | undefined;
      readonly launchKind: LaunchKind;
      readonly name: string;
      readonly playType: string | null | undefined;
      readonly vendorCode: string;
    };
    readonly name: string;
    readonly win: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly wonAt: string;
  }> | null | undefined;
};
export type WinnerBoardQuery = {
  rawResponse: WinnerBoardQuery$rawResponse;
  response: WinnerBoardQuery$data;
  variables: WinnerBoardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wonAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "win",
  "plural": false,
  "selections": [
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
  "name": "imageUrl",
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
  "name": "launchKind",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "playType",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WinnerBoardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Winner",
        "kind": "LinkedField",
        "name": "winners",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useLaunch_game",
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
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
    "name": "WinnerBoardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Winner",
        "kind": "LinkedField",
        "name": "winners",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36adf97bba6760d1aa6dd45b121b7b52699b1d318a0e245bdde8b52fb6a196b3",
    "metadata": {},
    "name": "WinnerBoardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "14cbf7d364965ec10aa13c8f003b58d2";

export default node;
