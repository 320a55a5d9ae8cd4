/**
 * @generated SignedSource<<3541fe5c9c299fd113084440b6753371>>
 * @relayHash 65446b99ce6def54b469d037b367058b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3a7376b45464188bce6db1d0816dd6ef41aa89c192ee9acf8a7faf8b66a9972

import type { ConcreteRequest } from 'relay-runtime';
export type SiteAccessStatus = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
export type useReopeningQuery$variables = Record<PropertyKey, never>;
export type useReopeningQuery$data = {
  readonly siteAccess: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
    readonly status: SiteAccessStatus;
  } | null | undefined;
};
export type useReopeningQuery$rawResponse = {
  readonly siteAccess: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
    readonly status: SiteAccessStatus;
  } | null | undefined;
};
export type useReopeningQuery = {
  rawResponse: useReopeningQuery$rawResponse;
  response: useReopeningQuery$data;
  variables: useReopeningQuery$variables;
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
        "name": "status",
        "storageKey": null
      },
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
    "name": "useReopeningQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReopeningQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d3a7376b45464188bce6db1d0816dd6ef41aa89c192ee9acf8a7faf8b66a9972",
    "metadata": {},
    "name": "useReopeningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "372249ccac470c829c2e4bb5110e77c9";

export default node;
