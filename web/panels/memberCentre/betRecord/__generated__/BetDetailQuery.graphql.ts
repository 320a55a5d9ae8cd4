/**
 * @generated SignedSource<<7454f6b960d7d78c847eb19fd30933ba>>
 * @relayHash 4b81b48d927121542091cf13ed016b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f257e084c71eb0a69a3d9daf75551937a96c78ccdf494af41ecf8276a402033b

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
      readonly reference: string;
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
export type BetDetailQuery$rawResponse = {
  readonly viewer: {
    readonly bet: {
      readonly category: GameCategory;
      readonly gameName: string;
      readonly id: string;
      readonly placedAt: string;
      readonly reference: string;
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
  rawResponse: BetDetailQuery$rawResponse;
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
            "name": "reference",
            "storageKey": null
          },
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
    "id": "f257e084c71eb0a69a3d9daf75551937a96c78ccdf494af41ecf8276a402033b",
    "metadata": {},
    "name": "BetDetailQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "040129a4b6ee468e6b76ed3c53995c07";

export default node;
