/**
 * @generated SignedSource<<f72022adb95d8d8dbdb48d3af7329120>>
 * @relayHash ecd7cd8cb7ba7e975a699f0a2aea032c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb6ae8449829bc7337fc6d45e8693614ae2be4d9e5fb52a6a6ce52c43340e85a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadScreenQuery$variables = Record<PropertyKey, never>;
export type DownloadScreenQuery$data = {
  readonly site: {
    readonly brandName: string;
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};
export type DownloadScreenQuery = {
  response: DownloadScreenQuery$data;
  variables: DownloadScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "brandName",
  "storageKey": null
},
v1 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadScreenQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "hasMenus",
            "value": false
          }
        ],
        "kind": "FragmentSpread",
        "name": "Shell_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "DownloadScreenQuery",
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
            "kind": "ScalarField",
            "name": "languages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteSwitches",
            "kind": "LinkedField",
            "name": "switches",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "directRegistration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smsLogIn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freePlay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "socialSignIn",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumAge",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginRequired",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cb6ae8449829bc7337fc6d45e8693614ae2be4d9e5fb52a6a6ce52c43340e85a",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52e91d89def21c3bbb8bf6454ed6ed4d";

export default node;
