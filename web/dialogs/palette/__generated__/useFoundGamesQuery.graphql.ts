/**
 * @generated SignedSource<<416dde4fff48ad1e740dbce9e79711c9>>
 * @relayHash f505d28f78f2d2b229bd506dbb8b5a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a2ea9336577295bc6709a4f98d96e4aa9e774b06389bb4e7e62f3a45d26a079

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
export type useFoundGamesQuery$variables = {
  search: string;
};
export type useFoundGamesQuery$data = {
  readonly games: {
    readonly games: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly vendorName: string;
      readonly " $fragmentSpreads": FragmentRefs<"useLaunch_game">;
    }>;
  } | null | undefined;
};
export type useFoundGamesQuery$rawResponse = {
  readonly games: {
    readonly games: ReadonlyArray<{
      readonly category: GameCategory;
      readonly code: string;
      readonly id: string;
      readonly launchKind: LaunchKind;
      readonly name: string;
      readonly playType: string | null | undefined;
      readonly vendorCode: string;
      readonly vendorName: string;
    }>;
  } | null | undefined;
};
export type useFoundGamesQuery = {
  rawResponse: useFoundGamesQuery$rawResponse;
  response: useFoundGamesQuery$data;
  variables: useFoundGamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "category",
    "value": "RNG"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 8
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorName",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundGamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "games",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useLaunch_game",
                "selections": [
                  (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundGamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GamePage",
        "kind": "LinkedField",
        "name": "games",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "games",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
    "id": "6a2ea9336577295bc6709a4f98d96e4aa9e774b06389bb4e7e62f3a45d26a079",
    "metadata": {},
    "name": "useFoundGamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6723c2896dad7691589e88706fc1d75";

export default node;
