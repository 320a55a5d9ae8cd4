/**
 * @generated SignedSource<<7dde0ae94c0e28025f076c9d2b592de0>>
 * @relayHash 1c2af18672931e16586a8502bae763bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1110a40e57d4193f2f577cfba07dd5fb60554a3b526f88eeb4e5f8515372b109

import type { ConcreteRequest } from 'relay-runtime';
export type VisitDetailsQuery$variables = Record<PropertyKey, never>;
export type VisitDetailsQuery$data = {
  readonly visit: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
  } | null | undefined;
};
export type VisitDetailsQuery = {
  response: VisitDetailsQuery$data;
  variables: VisitDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "VisitDetailsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitDetailsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1110a40e57d4193f2f577cfba07dd5fb60554a3b526f88eeb4e5f8515372b109",
    "metadata": {},
    "name": "VisitDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cee018423687ffe7f49610fac49e0171";

export default node;
