/**
 * @generated SignedSource<<e5bd2c043eb5b931317940f6019407da>>
 * @relayHash f6adf06e9c3c8a133cef44b018e948c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 102dd4383b65077a3a7bd46dfaa071a503991cd936e552d8a4c020c7e726db33

import type { ConcreteRequest } from 'relay-runtime';
export type useTimeZoneQuery$variables = Record<PropertyKey, never>;
export type useTimeZoneQuery$data = {
  readonly site: {
    readonly timeZone: string;
  };
};
export type useTimeZoneQuery$rawResponse = {
  readonly site: {
    readonly timeZone: string;
  };
};
export type useTimeZoneQuery = {
  rawResponse: useTimeZoneQuery$rawResponse;
  response: useTimeZoneQuery$data;
  variables: useTimeZoneQuery$variables;
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
        "kind": "ScalarField",
        "name": "timeZone",
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
    "name": "useTimeZoneQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTimeZoneQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "102dd4383b65077a3a7bd46dfaa071a503991cd936e552d8a4c020c7e726db33",
    "metadata": {},
    "name": "useTimeZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2abe2d1b477354752bea050db2d42a0";

export default node;
