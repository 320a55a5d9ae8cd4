/**
 * @generated SignedSource<<317713fa84765288ed887266dc6cece1>>
 * @relayHash d1fec97067478aedf7a3eae9e8c629a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b42fcaada097bd9770929f99a66f3f720c2ea723d50b15b37a550a21fd3d057

import type { ConcreteRequest } from 'relay-runtime';
export type SelfExclusionLength = "FIVE_YEARS" | "FOR_GOOD" | "ONE_YEAR" | "SIX_MONTHS" | "%future added value";
export type ExcludeSelfInput = {
  length: SelfExclusionLength;
};
export type ExclusionFormMutation$variables = {
  input: ExcludeSelfInput;
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
    "id": "9b42fcaada097bd9770929f99a66f3f720c2ea723d50b15b37a550a21fd3d057",
    "metadata": {},
    "name": "ExclusionFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0f8bbcf7d12d063e308a040e81ed112";

export default node;
