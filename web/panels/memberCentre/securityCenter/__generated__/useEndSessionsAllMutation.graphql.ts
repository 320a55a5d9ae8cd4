/**
 * @generated SignedSource<<490e9b263c040c3dcd93331d1734516a>>
 * @relayHash 38f129184113ce85e02303c314889e6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e0bc6ee8a6ceb712bed23fdf4115da704f189e4ebf7a52a06cc99488350931d

import type { ConcreteRequest } from 'relay-runtime';
export type LogOutEverywhereInput = {
  keepCurrent: boolean;
};
export type useEndSessionsAllMutation$variables = {
  input: LogOutEverywhereInput;
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
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
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
    "id": "6e0bc6ee8a6ceb712bed23fdf4115da704f189e4ebf7a52a06cc99488350931d",
    "metadata": {},
    "name": "useEndSessionsAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b773899c4081ef4749bca15de8e00e31";

export default node;
