/**
 * @generated SignedSource<<b6032258037a1cc236f13f9c4c52f38f>>
 * @relayHash ccbe4bd2eb3f59f5d83d5acc2711a725
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 545e2df8faf8250711b53d67acd3dc26fc01bc470d2608d66d8a2cc8a1b3548a

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsOneMutation$variables = {
  sessionId: string;
};
export type useEndSessionsOneMutation$data = {
  readonly endSession: {
    readonly __typename: string;
  };
};
export type useEndSessionsOneMutation$rawResponse = {
  readonly endSession: {
    readonly __typename: string;
  };
};
export type useEndSessionsOneMutation = {
  rawResponse: useEndSessionsOneMutation$rawResponse;
  response: useEndSessionsOneMutation$data;
  variables: useEndSessionsOneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "endSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "useEndSessionsOneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsOneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "545e2df8faf8250711b53d67acd3dc26fc01bc470d2608d66d8a2cc8a1b3548a",
    "metadata": {},
    "name": "useEndSessionsOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e661df4422a7d178296e1c4e78028d2";

export default node;
