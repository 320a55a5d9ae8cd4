/**
 * @generated SignedSource<<375c0db12394713710f0d4d1da24036c>>
 * @relayHash 3cba11240168beb063797dee6b4e41ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63669bfad10963cbd1c5e0d4acef72f0fc2c3c34e80655ce29e254e8359f05dc

import type { ConcreteRequest } from 'relay-runtime';
export type VisitStatus = "MAINTENANCE" | "NORMAL" | "RESTRICTED" | "%future added value";
export type useReopeningQuery$variables = Record<PropertyKey, never>;
export type useReopeningQuery$data = {
  readonly visit: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
    readonly status: VisitStatus;
  } | null | undefined;
};
export type useReopeningQuery = {
  response: useReopeningQuery$data;
  variables: useReopeningQuery$variables;
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
    "id": "63669bfad10963cbd1c5e0d4acef72f0fc2c3c34e80655ce29e254e8359f05dc",
    "metadata": {},
    "name": "useReopeningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f97fafa12c4e60dd9eda1ef3495f3d8";

export default node;
