/**
 * @generated SignedSource<<766145f7e70999b0f64a42a05a16ce1e>>
 * @relayHash 045c553c9a47ecab8082d2ea6d02d861
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f6fea9f2a23f0c49ed1a2744b3e31b10198a935e5cf012791727a3badf18283

import type { ConcreteRequest } from 'relay-runtime';
export type SelfExclusionLength = "FIVE_YEARS" | "FOR_GOOD" | "ONE_YEAR" | "SIX_MONTHS" | "%future added value";
export type ExclusionFormMutation$variables = {
  length: SelfExclusionLength;
};
export type ExclusionFormMutation$data = {
  readonly excludeSelf: {
    readonly __typename: string;
  };
};
export type ExclusionFormMutation$rawResponse = {
  readonly excludeSelf: {
    readonly __typename: string;
  };
};
export type ExclusionFormMutation = {
  rawResponse: ExclusionFormMutation$rawResponse;
  response: ExclusionFormMutation$data;
  variables: ExclusionFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "length"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "length",
        "variableName": "length"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "excludeSelf",
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
    "name": "ExclusionFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExclusionFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f6fea9f2a23f0c49ed1a2744b3e31b10198a935e5cf012791727a3badf18283",
    "metadata": {},
    "name": "ExclusionFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "604a454c3818999ba0fa262108067683";

export default node;
