/**
 * @generated SignedSource<<4ad94e62c7453c269ca9da7abf88c07a>>
 * @relayHash 4cc770771f1900404f6553f94c0e74fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd832a176a1c5028918a472ad438238a7b8783b431a4edf57bd9aaba1e9195a

import type { ConcreteRequest } from 'relay-runtime';
export type useRefreshBalanceQuery$variables = Record<PropertyKey, never>;
export type useRefreshBalanceQuery$data = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
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
    "id": "0fd832a176a1c5028918a472ad438238a7b8783b431a4edf57bd9aaba1e9195a",
    "metadata": {},
    "name": "useRefreshBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7499a208679eb95ddeb5a52d8ae22dc3";

export default node;
