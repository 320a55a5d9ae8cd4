/**
 * @generated SignedSource<<66dec3781f30feb945a5d7fb699f9f2f>>
 * @relayHash 3c28d63d4760ad99328fa22029186ef1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794631305cabe08b4ee503965710dab62dd36327f2341e354d9930d85e5e8301

import type { ConcreteRequest } from 'relay-runtime';
export type favouriteIdsQuery$variables = Record<PropertyKey, never>;
export type favouriteIdsQuery$data = {
  readonly viewer: {
    readonly favouriteGameIds: ReadonlyArray<string> | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type favouriteIdsQuery$rawResponse = {
  readonly viewer: {
    readonly favouriteGameIds: ReadonlyArray<string> | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type favouriteIdsQuery = {
  rawResponse: favouriteIdsQuery$rawResponse;
  response: favouriteIdsQuery$data;
  variables: favouriteIdsQuery$variables;
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
        "name": "favouriteGameIds",
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
    "name": "favouriteIdsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "favouriteIdsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "794631305cabe08b4ee503965710dab62dd36327f2341e354d9930d85e5e8301",
    "metadata": {},
    "name": "favouriteIdsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba49e867df61491d6d43f82d53823b4a";

export default node;
