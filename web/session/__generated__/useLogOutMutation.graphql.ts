/**
 * @generated SignedSource<<c359061fd909a1d7976baf978d6ec26c>>
 * @relayHash 46410ff2dc7fb0d065a34d8f748d0692
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc946a1cf041bba2efeefa58c34603afa84272b9a7218ce0f42ef27d96290168

import type { ConcreteRequest } from 'relay-runtime';
export type useLogOutMutation$variables = Record<PropertyKey, never>;
export type useLogOutMutation$data = {
  readonly logOut: {
    readonly loggedOut: boolean;
  };
};
export type useLogOutMutation$rawResponse = {
  readonly logOut: {
    readonly loggedOut: boolean;
  };
};
export type useLogOutMutation = {
  rawResponse: useLogOutMutation$rawResponse;
  response: useLogOutMutation$data;
  variables: useLogOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogOutPayload",
    "kind": "LinkedField",
    "name": "logOut",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loggedOut",
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
    "name": "useLogOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLogOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cc946a1cf041bba2efeefa58c34603afa84272b9a7218ce0f42ef27d96290168",
    "metadata": {},
    "name": "useLogOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f919de4fac635958dfa696390c4516d2";

export default node;
