/**
 * @generated SignedSource<<1ccfa4aa4861f6fce92942e171dce206>>
 * @relayHash b0e13c5c064256e1f5341f567552efa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c691798ce5ec16c9741567951a667dee4aeb39156423ab42a518d2d94a72ba5

import type { ConcreteRequest } from 'relay-runtime';
export type TransferRelation = "DOWNLINE" | "UPLINE" | "%future added value";
export type useReceiverSearchQuery$variables = {
  account: string;
};
export type useReceiverSearchQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly memberTransferTerms: {
      readonly hasMore: boolean;
      readonly receivers: ReadonlyArray<{
        readonly id: string;
        readonly maskedAccount: string;
        readonly relation: TransferRelation;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useReceiverSearchQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly memberTransferTerms: {
      readonly hasMore: boolean;
      readonly receivers: ReadonlyArray<{
        readonly id: string;
        readonly maskedAccount: string;
        readonly relation: TransferRelation;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useReceiverSearchQuery = {
  rawResponse: useReceiverSearchQuery$rawResponse;
  response: useReceiverSearchQuery$data;
  variables: useReceiverSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "account",
            "variableName": "account"
          }
        ],
        "concreteType": "MemberTransferTerms",
        "kind": "LinkedField",
        "name": "memberTransferTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TransferReceiver",
            "kind": "LinkedField",
            "name": "receivers",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maskedAccount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "relation",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasMore",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReceiverSearchQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReceiverSearchQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4c691798ce5ec16c9741567951a667dee4aeb39156423ab42a518d2d94a72ba5",
    "metadata": {},
    "name": "useReceiverSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b345e6496741344eb0c02e6c82fa5829";

export default node;
