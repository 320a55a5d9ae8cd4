/**
 * @generated SignedSource<<cc5c8b6ef711cdef474f612a0b35afb2>>
 * @relayHash d0af6e73440956a93f2a0023b1ae1465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 601efb873f8245cf9c2dca262b028e5c9cf26bbab6938ea75e3546b5f91a1b32

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionStatus = "APPLYING" | "CLAIMED" | "CLOSE" | "COMING_SOON" | "ISSUED" | "JOINED" | "PROCESS" | "REJECTED" | "%future added value";
export type promotionStatusesQuery$variables = Record<PropertyKey, never>;
export type promotionStatusesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly promotionStatuses: ReadonlyArray<{
      readonly promotionId: string;
      readonly status: PromotionStatus;
    }> | null | undefined;
  } | null | undefined;
};
export type promotionStatusesQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly promotionStatuses: ReadonlyArray<{
      readonly promotionId: string;
      readonly status: PromotionStatus;
    }> | null | undefined;
  } | null | undefined;
};
export type promotionStatusesQuery = {
  rawResponse: promotionStatusesQuery$rawResponse;
  response: promotionStatusesQuery$data;
  variables: promotionStatusesQuery$variables;
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
    "name": "promotionStatusesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "promotionStatusesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "601efb873f8245cf9c2dca262b028e5c9cf26bbab6938ea75e3546b5f91a1b32",
    "metadata": {},
    "name": "promotionStatusesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "305a91e7f11f3c452fe138473ddba58c";

export default node;
