/**
 * @generated SignedSource<<34df5d61611e9c1256360a603c443489>>
 * @relayHash c14f01041f9c3770b30f60d638f64403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e36b2b2bd49422cc4af9121fc0b86830d4ddc89427400a01f471427c2762a423

import type { ConcreteRequest } from 'relay-runtime';
export type VisitDetailsQuery$variables = Record<PropertyKey, never>;
export type VisitDetailsQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
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
  },
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
    "id": "e36b2b2bd49422cc4af9121fc0b86830d4ddc89427400a01f471427c2762a423",
    "metadata": {},
    "name": "VisitDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c7e6f7dc4f079ab0900a19b524c0fad";

export default node;
