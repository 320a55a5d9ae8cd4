/**
 * @generated SignedSource<<4253641f84f549b0bfec9741dd67513f>>
 * @relayHash d0ce1a7b72ef8481daf90a2e3204f43c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21144a3c9b4d7e14ddf46ed53945232bf9ba8ae5a36b9504a63cd5e2eb065ab2

import type { ConcreteRequest } from 'relay-runtime';
export type useFreshRoomsQuery$variables = Record<PropertyKey, never>;
export type useFreshRoomsQuery$data = {
  readonly rooms: ReadonlyArray<{
    readonly id: string;
    readonly seatsTaken: number;
    readonly underMaintenance: boolean;
  }> | null | undefined;
};
export type useFreshRoomsQuery$rawResponse = {
  readonly rooms: ReadonlyArray<{
    readonly id: string;
    readonly seatsTaken: number;
    readonly underMaintenance: boolean;
  }> | null | undefined;
};
export type useFreshRoomsQuery = {
  rawResponse: useFreshRoomsQuery$rawResponse;
  response: useFreshRoomsQuery$data;
  variables: useFreshRoomsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Room",
    "kind": "LinkedField",
    "name": "rooms",
    "plural": true,
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
        "name": "seatsTaken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "underMaintenance",
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
    "name": "useFreshRoomsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFreshRoomsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "21144a3c9b4d7e14ddf46ed53945232bf9ba8ae5a36b9504a63cd5e2eb065ab2",
    "metadata": {},
    "name": "useFreshRoomsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8469287cc680774b56e14683090f4949";

export default node;
