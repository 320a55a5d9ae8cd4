/**
 * @generated SignedSource<<b1e38556186548f6ce03248c92e8a65b>>
 * @relayHash 67ce73f61d58446aa107cd2826258794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e224eabb58f376b33a64df34be32748afe7cebe385c701a0b49817933ae219

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type useCommandsQuery$variables = Record<PropertyKey, never>;
export type useCommandsQuery$data = {
  readonly site: {
    readonly languages: ReadonlyArray<Language>;
  };
};
export type useCommandsQuery$rawResponse = {
  readonly site: {
    readonly languages: ReadonlyArray<Language>;
  };
};
export type useCommandsQuery = {
  rawResponse: useCommandsQuery$rawResponse;
  response: useCommandsQuery$data;
  variables: useCommandsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "languages",
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
    "name": "useCommandsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCommandsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "90e224eabb58f376b33a64df34be32748afe7cebe385c701a0b49817933ae219",
    "metadata": {},
    "name": "useCommandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f204a2d4fd987816fe730f6c86aa913a";

export default node;
