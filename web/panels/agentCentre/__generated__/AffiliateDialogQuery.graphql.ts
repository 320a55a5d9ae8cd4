/**
 * @generated SignedSource<<058e34665b38c1ae5fc8bf5e18672540>>
 * @relayHash b9f5bfc18d6046a30e958449dad37fa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a8e5d29035eac1748516db4909a2524f547603caae8cfca2e25621d7ef1faa3

import type { ConcreteRequest } from 'relay-runtime';
export type AffiliateDialogQuery$variables = Record<PropertyKey, never>;
export type AffiliateDialogQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
};
export type AffiliateDialogQuery$rawResponse = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
};
export type AffiliateDialogQuery = {
  rawResponse: AffiliateDialogQuery$rawResponse;
  response: AffiliateDialogQuery$data;
  variables: AffiliateDialogQuery$variables;
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
    "name": "AffiliateDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AffiliateDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1a8e5d29035eac1748516db4909a2524f547603caae8cfca2e25621d7ef1faa3",
    "metadata": {},
    "name": "AffiliateDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a11b044731b5655d72afdd499e721333";

export default node;
