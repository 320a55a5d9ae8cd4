/**
 * @generated SignedSource<<dc1e3fbd7fa62f24eceeae6cb6478b2d>>
 * @relayHash 34d9a3b70b15c74cb4ba0eb7e912e307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a219eae78f410b96e1332034ff19c280b439f295b361088ef1600077a5698ac

import type { ConcreteRequest } from 'relay-runtime';
export type serviceLinkQuery$variables = Record<PropertyKey, never>;
export type serviceLinkQuery$data = {
  readonly site: {
    readonly customerServiceUrl: string | null | undefined;
  };
};
export type serviceLinkQuery$rawResponse = {
  readonly site: {
    readonly customerServiceUrl: string | null | undefined;
  };
};
export type serviceLinkQuery = {
  rawResponse: serviceLinkQuery$rawResponse;
  response: serviceLinkQuery$data;
  variables: serviceLinkQuery$variables;
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
        "name": "customerServiceUrl",
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
    "name": "serviceLinkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "serviceLinkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3a219eae78f410b96e1332034ff19c280b439f295b361088ef1600077a5698ac",
    "metadata": {},
    "name": "serviceLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "439b53aea76edad2f8c94fb25476a6dd";

export default node;
