/**
 * @generated SignedSource<<f9983e2e54b4cf49d9c5b12077d16bd5>>
 * @relayHash e81ab6786d678817a07ed1e573c705ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e42dfec5c1af22c3f7459d19f7cf91f5f686fb95b92715de1438e26e9ded805

import type { ConcreteRequest } from 'relay-runtime';
export type useVendorNamesQuery$variables = Record<PropertyKey, never>;
export type useVendorNamesQuery$data = {
  readonly gameCategories: ReadonlyArray<{
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  }> | null | undefined;
};
export type useVendorNamesQuery$rawResponse = {
  readonly gameCategories: ReadonlyArray<{
    readonly vendors: ReadonlyArray<{
      readonly code: string;
      readonly id: string;
      readonly name: string;
    }>;
  }> | null | undefined;
};
export type useVendorNamesQuery = {
  rawResponse: useVendorNamesQuery$rawResponse;
  response: useVendorNamesQuery$data;
  variables: useVendorNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVendorNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GameCategoryLane",
        "kind": "LinkedField",
        "name": "gameCategories",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVendorNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GameCategoryLane",
        "kind": "LinkedField",
        "name": "gameCategories",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Vendor",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4e42dfec5c1af22c3f7459d19f7cf91f5f686fb95b92715de1438e26e9ded805",
    "metadata": {},
    "name": "useVendorNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a05a94b398cbaa5fa8f17a567c01e9f8";

export default node;
