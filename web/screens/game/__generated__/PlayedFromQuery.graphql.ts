/**
 * @generated SignedSource<<04e901f7dd4576a9e8b79f643da74808>>
 * @relayHash 91e441882bfe52d0ff210464042b9165
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d512c12b619495abdcdb4b20d7fad6517bdf96a9f0b68e78a565e4da8b4eb34

import type { ConcreteRequest } from 'relay-runtime';
export type PlayedFromQuery$variables = Record<PropertyKey, never>;
export type PlayedFromQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly wallets: {
      readonly vendorWallets: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly vendorCode: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PlayedFromQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly wallets: {
      readonly vendorWallets: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly vendorCode: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type PlayedFromQuery = {
  rawResponse: PlayedFromQuery$rawResponse;
  response: PlayedFromQuery$data;
  variables: PlayedFromQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
            "concreteType": "VendorWallet",
            "kind": "LinkedField",
            "name": "vendorWallets",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "name",
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
    "name": "PlayedFromQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlayedFromQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d512c12b619495abdcdb4b20d7fad6517bdf96a9f0b68e78a565e4da8b4eb34",
    "metadata": {},
    "name": "PlayedFromQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51eade42e35af36ba656b08adedf028d";

export default node;
