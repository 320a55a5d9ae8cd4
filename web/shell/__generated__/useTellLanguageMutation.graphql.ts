/**
 * @generated SignedSource<<1e9eee98fbd60f8dc3f108d3efef62a7>>
 * @relayHash fbb41351ad0cae01a6b2a463b30795eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 462484fa27b69949cb6b848bcdd76f3d6b94123394fd1c95b980a06110691cda

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type useTellLanguageMutation$variables = {
  language: Language;
};
export type useTellLanguageMutation$data = {
  readonly updateLanguage: {
    readonly __typename: string;
  };
};
export type useTellLanguageMutation$rawResponse = {
  readonly updateLanguage: {
    readonly __typename: string;
  };
};
export type useTellLanguageMutation = {
  rawResponse: useTellLanguageMutation$rawResponse;
  response: useTellLanguageMutation$data;
  variables: useTellLanguageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateLanguage",
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
    "name": "useTellLanguageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTellLanguageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "462484fa27b69949cb6b848bcdd76f3d6b94123394fd1c95b980a06110691cda",
    "metadata": {},
    "name": "useTellLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94e2f928b35bb138f322ba9f570142f6";

export default node;
