/**
 * @generated SignedSource<<efcb5fff677b9d3077f6948686749bc3>>
 * @relayHash 281bd90d9693b11837e5dc7906e49eb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7234aed4cd82e39fa545f3d80f48ad2ddb3d32f5aefcf687be665182d06809d

import type { ConcreteRequest } from 'relay-runtime';
export type BetStatus = "CANCELLED" | "PLACED" | "SETTLED" | "VOID" | "%future added value";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type BetDetailQuery$variables = {
  id: string;
};
export type BetDetailQuery$data = {
  readonly viewer: {
    readonly bet: {
      readonly category: GameCategory;
      readonly gameName: string;
      readonly id: string;
      readonly placedAt: string;
      readonly roundId: string | null | undefined;
      readonly stake: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly status: BetStatus;
      readonly vendorName: string;
      readonly win: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type BetDetailQuery = {
  response: BetDetailQuery$data;
  variables: BetDetailQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
v3 = [
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
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "concreteType": "Bet",
        "kind": "LinkedField",
        "name": "bet",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gameName",
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
            "name": "vendorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "placedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roundId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "stake",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "win",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
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
    "name": "BetDetailQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BetDetailQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d7234aed4cd82e39fa545f3d80f48ad2ddb3d32f5aefcf687be665182d06809d",
    "metadata": {},
    "name": "BetDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab40d478394578a0659e0e1bfbbd4f3f";

export default node;
