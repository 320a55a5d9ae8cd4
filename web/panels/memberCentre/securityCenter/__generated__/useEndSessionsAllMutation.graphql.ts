/**
 * @generated SignedSource<<a3c44f770dc8f17486a27fdb0ebe89a5>>
 * @relayHash 760019f1294a386baf4f0d60faf9c3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13afa3397b876029a1841926c164692ca396e62748b442ce4fe01795762522e9

import type { ConcreteRequest } from 'relay-runtime';
export type useEndSessionsAllMutation$variables = {
  keepCurrent: boolean;
};
export type useEndSessionsAllMutation$data = {
  readonly logOutEverywhere: {
    readonly __typename: string;
  };
};
export type useEndSessionsAllMutation$rawResponse = {
  readonly logOutEverywhere: {
    readonly __typename: string;
  };
};
export type useEndSessionsAllMutation = {
  rawResponse: useEndSessionsAllMutation$rawResponse;
  response: useEndSessionsAllMutation$data;
  variables: useEndSessionsAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keepCurrent"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "keepCurrent",
        "variableName": "keepCurrent"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "logOutEverywhere",
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
    "name": "useEndSessionsAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndSessionsAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "13afa3397b876029a1841926c164692ca396e62748b442ce4fe01795762522e9",
    "metadata": {},
    "name": "useEndSessionsAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16a33395c112238b4d0ac697c08d12a3";

export default node;
