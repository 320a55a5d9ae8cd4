/**
 * @generated SignedSource<<975b4f4b7d47f46c4d4251b094f30f14>>
 * @relayHash 006f750fb8a8038f2a748f1fe040c53d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f125654b9a89120866bdb2592a378d31cbf8eded7e048c4211506b23e413d6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadDialogQuery$variables = Record<PropertyKey, never>;
export type DownloadDialogQuery$data = {
  readonly site: {
    readonly brandName: string;
    readonly " $fragmentSpreads": FragmentRefs<"DownloadTabs_site">;
  };
};
export type DownloadDialogQuery$rawResponse = {
  readonly site: {
    readonly brandName: string;
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
};
export type DownloadDialogQuery = {
  rawResponse: DownloadDialogQuery$rawResponse;
  response: DownloadDialogQuery$data;
  variables: DownloadDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brandName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DownloadTabs_site"
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
    "name": "DownloadDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "9f125654b9a89120866bdb2592a378d31cbf8eded7e048c4211506b23e413d6a",
    "metadata": {},
    "name": "DownloadDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c66a22f7781e3c910097287be8d969e8";

export default node;
