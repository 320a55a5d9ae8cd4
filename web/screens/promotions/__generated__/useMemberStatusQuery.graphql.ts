/**
 * @generated SignedSource<<bd4b8923e669dd7489ba396d45628c52>>
 * @relayHash 041aed6dcc8db459667d2ffbc28c799f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 392974944c27c8aa940e965e5d31b4df9bfee10a74d8b8e048d5f08fe4600078

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOINED" | "PROCESS" | "REJECTED" | "%future added value";
export type useMemberStatusQuery$variables = Record<PropertyKey, never>;
export type useMemberStatusQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly promotionStatuses: ReadonlyArray<{
      readonly promotionId: string;
      readonly status: PromotionStatus;
    }> | null | undefined;
  } | null | undefined;
};
export type useMemberStatusQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly promotionStatuses: ReadonlyArray<{
      readonly promotionId: string;
      readonly status: PromotionStatus;
    }> | null | undefined;
  } | null | undefined;
};
export type useMemberStatusQuery = {
  rawResponse: useMemberStatusQuery$rawResponse;
  response: useMemberStatusQuery$data;
  variables: useMemberStatusQuery$variables;
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
        "concreteType": "MemberPromotion",
        "kind": "LinkedField",
        "name": "promotionStatuses",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promotionId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "useMemberStatusQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMemberStatusQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "392974944c27c8aa940e965e5d31b4df9bfee10a74d8b8e048d5f08fe4600078",
    "metadata": {},
    "name": "useMemberStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c10e7718ee1afd43f07f7c56cbbc867";

export default node;
