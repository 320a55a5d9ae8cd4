/**
 * @generated SignedSource<<12dddfc96d0db91a59fb64f4dbd10ddd>>
 * @relayHash d518f8b4cc059218e0d027314dd2ed33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebc0e87a35e4b396f2b7d026f37602f8832099a0e2554b9d1c1dd2784d81072c

import type { ConcreteRequest } from 'relay-runtime';
export type EndSessionInput = {
  sessionId: string;
};
export type useEndSessionsOneMutation$variables = {
  input: EndSessionInput;
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
    "id": "ebc0e87a35e4b396f2b7d026f37602f8832099a0e2554b9d1c1dd2784d81072c",
    "metadata": {},
    "name": "useEndSessionsOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "342dac28f715e7f96550d40bae5e9667";

export default node;
