/**
 * @generated SignedSource<<2999c32f101296e3027d691b30758071>>
 * @relayHash faeda15c428673b8f17d563f133121c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dda7a5578fe6c3c5c8fa11d646b9814f709a69ce147f3845f2ee91e0cfaa79ae

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type UpdateLanguageInput = {
  language: Language;
};
export type useTellLanguageMutation$variables = {
  input: UpdateLanguageInput;
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
    "id": "dda7a5578fe6c3c5c8fa11d646b9814f709a69ce147f3845f2ee91e0cfaa79ae",
    "metadata": {},
    "name": "useTellLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "870f9380cbcb2a8aff111b868b8a83ae";

export default node;
