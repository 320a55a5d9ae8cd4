/**
 * @generated SignedSource<<a5414391ae77411257eb6ec53e236314>>
 * @relayHash eef7286ce9484dd21f09f7d2d8914cb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1045d0dfa4ec9bb1d387eb7fdec19757265841b25bff24305ff0590b6f69241c

import type { ConcreteRequest } from 'relay-runtime';
export type unreadChatQuery$variables = Record<PropertyKey, never>;
export type unreadChatQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadChatCount: number | null | undefined;
  } | null | undefined;
};
export type unreadChatQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly unreadChatCount: number | null | undefined;
  } | null | undefined;
};
export type unreadChatQuery = {
  rawResponse: unreadChatQuery$rawResponse;
  response: unreadChatQuery$data;
  variables: unreadChatQuery$variables;
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
        "name": "unreadChatCount",
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
    "name": "unreadChatQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "unreadChatQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1045d0dfa4ec9bb1d387eb7fdec19757265841b25bff24305ff0590b6f69241c",
    "metadata": {},
    "name": "unreadChatQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a873c5cc3b7db61d0e41b35ce961982";

export default node;
