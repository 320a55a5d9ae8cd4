/**
 * @generated SignedSource<<5acd41b52e8956e994ff89a5084602ad>>
 * @relayHash 6ac3f4a6dd9dd7132d42742e67c7b561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1ffae40ab2f965170eebefd72dd3a305025d11757b8787e79acd587a4007793

import type { ConcreteRequest } from 'relay-runtime';
export type useCustomerServiceQuery$variables = Record<PropertyKey, never>;
export type useCustomerServiceQuery$data = {
  readonly site: {
    readonly customerServiceUrl: string | null | undefined;
  };
};
export type useCustomerServiceQuery = {
  response: useCustomerServiceQuery$data;
  variables: useCustomerServiceQuery$variables;
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
    "name": "useCustomerServiceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCustomerServiceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b1ffae40ab2f965170eebefd72dd3a305025d11757b8787e79acd587a4007793",
    "metadata": {},
    "name": "useCustomerServiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "556ee4b04a03db3eb99d7c0e121c01fd";

export default node;
