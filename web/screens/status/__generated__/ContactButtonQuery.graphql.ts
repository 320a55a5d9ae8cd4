/**
 * @generated SignedSource<<5f573617dbcf5ff8c26c15569a9a4ca1>>
 * @relayHash 66138f3ff2b8c970527951e73b0a2894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b91c61fd75651c57c77ea19834c977cbe3168d8a5f2b4cbeb49d33ff7e07f4

import type { ConcreteRequest } from 'relay-runtime';
export type ContactButtonQuery$variables = Record<PropertyKey, never>;
export type ContactButtonQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
};
export type ContactButtonQuery = {
  response: ContactButtonQuery$data;
  variables: ContactButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
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
    "name": "ContactButtonQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactButtonQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "79b91c61fd75651c57c77ea19834c977cbe3168d8a5f2b4cbeb49d33ff7e07f4",
    "metadata": {},
    "name": "ContactButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75dfae69aa0ba26207a60f083bc1afc5";

export default node;
