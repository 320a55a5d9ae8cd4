/**
 * @generated SignedSource<<c634181ca54b7b13b6becaa3ff2387ac>>
 * @relayHash 827da4133f72b29b03fe06a6aa251cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b93836e1f24dc01901c48fe850331dbb098821383b7227c17e0897fb3c65366f

import type { ConcreteRequest } from 'relay-runtime';
export type PlayerRankPageQuery$variables = Record<PropertyKey, never>;
export type PlayerRankPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly label: string | null | undefined;
  } | null | undefined;
};
export type PlayerRankPageQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly label: string | null | undefined;
  } | null | undefined;
};
export type PlayerRankPageQuery = {
  rawResponse: PlayerRankPageQuery$rawResponse;
  response: PlayerRankPageQuery$data;
  variables: PlayerRankPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
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
    "name": "PlayerRankPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PlayerRankPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b93836e1f24dc01901c48fe850331dbb098821383b7227c17e0897fb3c65366f",
    "metadata": {},
    "name": "PlayerRankPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83034ce5701b0bb63cfe41f468d99e5d";

export default node;
