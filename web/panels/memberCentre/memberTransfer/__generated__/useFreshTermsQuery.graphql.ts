/**
 * @generated SignedSource<<d86a6f30ef6d5f0170397c15418438f9>>
 * @relayHash 4db5c3552f026c12d1f2cf9be59f1c7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99eeaddf1a2d9239423f46289f875ed9a7025e24101fe169e8afe660e6adce6e

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshTermsQuery$variables = Record<PropertyKey, never>;
export type useFreshTermsQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly memberTransferTerms: {
      readonly isOpen: boolean;
      readonly leftToday: {
        readonly amount: string;
      };
      readonly maximum: {
        readonly amount: string;
      };
      readonly minimum: {
        readonly amount: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFreshTermsQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly memberTransferTerms: {
      readonly isOpen: boolean;
      readonly leftToday: {
        readonly amount: string;
      };
      readonly maximum: {
        readonly amount: string;
      };
      readonly minimum: {
        readonly amount: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFreshTermsQuery = {
  rawResponse: useFreshTermsQuery$rawResponse;
  response: useFreshTermsQuery$data;
  variables: useFreshTermsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v1 = [
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
        "concreteType": "MemberTransferTerms",
        "kind": "LinkedField",
        "name": "memberTransferTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "maximum",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "leftToday",
            "plural": false,
            "selections": (v0/*:: as any*/),
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
    "name": "useFreshTermsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFreshTermsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "99eeaddf1a2d9239423f46289f875ed9a7025e24101fe169e8afe660e6adce6e",
    "metadata": {},
    "name": "useFreshTermsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01668b59f813f3e9bfd2887e2e8c2977";

export default node;
