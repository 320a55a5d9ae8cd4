/**
 * @generated SignedSource<<f225fa18bbb2817999ea1aeaeba03ecb>>
 * @relayHash 69c33f060557dbe9e65cd446d4fc76e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5da2f3146558c33172320e7a231d4098be3b728a6f78dd95cb942411abd1053

import type { ConcreteRequest } from 'relay-runtime';
export type messagesQuery$variables = Record<PropertyKey, never>;
export type messagesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadMessageCount: number | null | undefined;
  } | null | undefined;
};
export type messagesQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly unreadMessageCount: number | null | undefined;
  } | null | undefined;
};
export type messagesQuery = {
  rawResponse: messagesQuery$rawResponse;
  response: messagesQuery$data;
  variables: messagesQuery$variables;
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
        "name": "unreadMessageCount",
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
    "name": "messagesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "messagesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b5da2f3146558c33172320e7a231d4098be3b728a6f78dd95cb942411abd1053",
    "metadata": {},
    "name": "messagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a1d3c2f94e277fbecdaca217a5fe48f";

export default node;
