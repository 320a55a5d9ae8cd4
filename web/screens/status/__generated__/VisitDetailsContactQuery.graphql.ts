/**
 * @generated SignedSource<<cb2cf3e78922d4696e430c2239fc7896>>
 * @relayHash 73bb110795be2181268800e635e7232b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98a0f9f9527f59c53a6582554f5c39d23d7dfdc40b446181a30ba1357191fdff

import type { ConcreteRequest } from 'relay-runtime';
export type VisitDetailsContactQuery$variables = Record<PropertyKey, never>;
export type VisitDetailsContactQuery$data = {
  readonly site: {
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
  };
};
export type VisitDetailsContactQuery = {
  response: VisitDetailsContactQuery$data;
  variables: VisitDetailsContactQuery$variables;
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
    "name": "VisitDetailsContactQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitDetailsContactQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "98a0f9f9527f59c53a6582554f5c39d23d7dfdc40b446181a30ba1357191fdff",
    "metadata": {},
    "name": "VisitDetailsContactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd21afeeacac2fcaa853d78f124d5ca7";

export default node;
