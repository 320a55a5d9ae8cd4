/**
 * @generated SignedSource<<80ab97f8a08cfb9c3d13b0bc791721c1>>
 * @relayHash 7f5a98561c23d67bb574d4da5293b10a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caffcf74fc4ee5ed190f0cfa3cb001518c8d761c703d340166c8e101d8dc8b51

import type { ConcreteRequest } from 'relay-runtime';
export type VisitorPlaceQuery$variables = Record<PropertyKey, never>;
export type VisitorPlaceQuery$data = {
  readonly siteAccess: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
  } | null | undefined;
};
export type VisitorPlaceQuery$rawResponse = {
  readonly siteAccess: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
  } | null | undefined;
};
export type VisitorPlaceQuery = {
  rawResponse: VisitorPlaceQuery$rawResponse;
  response: VisitorPlaceQuery$data;
  variables: VisitorPlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SiteAccess",
    "kind": "LinkedField",
    "name": "siteAccess",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
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
    "name": "VisitorPlaceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitorPlaceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "caffcf74fc4ee5ed190f0cfa3cb001518c8d761c703d340166c8e101d8dc8b51",
    "metadata": {},
    "name": "VisitorPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bc19ff77eb7d91f227cb0632b2dcf56";

export default node;
