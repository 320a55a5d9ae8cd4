/**
 * @generated SignedSource<<5bad7ed386dab5a2989ef7235d8f3e66>>
 * @relayHash c4401340d86b4308561b8b1c9beb6221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e676fece2fdd4e3042000d90ff9a9cdbaf6730036389b8dd890d8d1bde33aa6

import type { ConcreteRequest } from 'relay-runtime';
export type useMainWalletQuery$variables = Record<PropertyKey, never>;
export type useMainWalletQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly wallets: {
      readonly main: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useMainWalletQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly wallets: {
      readonly main: {
        readonly amount: string;
        readonly symbol: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useMainWalletQuery = {
  rawResponse: useMainWalletQuery$rawResponse;
  response: useMainWalletQuery$data;
  variables: useMainWalletQuery$variables;
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
        "concreteType": "Wallets",
        "kind": "LinkedField",
        "name": "wallets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "main",
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
    "name": "useMainWalletQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMainWalletQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5e676fece2fdd4e3042000d90ff9a9cdbaf6730036389b8dd890d8d1bde33aa6",
    "metadata": {},
    "name": "useMainWalletQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f7bd67afabc4a42bbcdc21a986bca92";

export default node;
