/**
 * @generated SignedSource<<810739beb3afe9ee7e66776251f8c9c5>>
 * @relayHash f1914fbd1814c4f26e522a21d59472f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37d0d01729962f9d040a57b190951960fb044023cbbf91994434baaec82105d2

import type { ConcreteRequest } from 'relay-runtime';
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type useRefreshBalanceQuery$variables = Record<PropertyKey, never>;
export type useRefreshBalanceQuery$data = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly playPause: {
      readonly kind: PlayPauseKind;
      readonly until: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useRefreshBalanceQuery$rawResponse = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly playPause: {
      readonly kind: PlayPauseKind;
      readonly until: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useRefreshBalanceQuery = {
  rawResponse: useRefreshBalanceQuery$rawResponse;
  response: useRefreshBalanceQuery$data;
  variables: useRefreshBalanceQuery$variables;
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
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "balance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "symbol",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PlayPause",
        "kind": "LinkedField",
        "name": "playPause",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "until",
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
    "name": "useRefreshBalanceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRefreshBalanceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "37d0d01729962f9d040a57b190951960fb044023cbbf91994434baaec82105d2",
    "metadata": {},
    "name": "useRefreshBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18d73f4c58cdf423b97f3aadeb9c2e99";

export default node;
