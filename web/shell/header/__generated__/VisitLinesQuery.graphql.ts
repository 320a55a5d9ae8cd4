/**
 * @generated SignedSource<<12634de8b0555cf7269d1b046b483bb2>>
 * @relayHash 0f94e9708527a106e37488d156751f88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c177135a4653299e266fc33b21d727a23b70c6538b360a14fbf2d0a5ed0a5ed2

import type { ConcreteRequest } from 'relay-runtime';
export type VisitLinesQuery$variables = Record<PropertyKey, never>;
export type VisitLinesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly visit: {
      readonly net: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly since: string;
    } | null | undefined;
  } | null | undefined;
};
export type VisitLinesQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly visit: {
      readonly net: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly since: string;
    } | null | undefined;
  } | null | undefined;
};
export type VisitLinesQuery = {
  rawResponse: VisitLinesQuery$rawResponse;
  response: VisitLinesQuery$data;
  variables: VisitLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
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
        "concreteType": "Visit",
        "kind": "LinkedField",
        "name": "visit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "since",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "net",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VisitLinesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitLinesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c177135a4653299e266fc33b21d727a23b70c6538b360a14fbf2d0a5ed0a5ed2",
    "metadata": {},
    "name": "VisitLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed43719b41f4c64fbcdeea0fbfb7abb0";

export default node;
