/**
 * @generated SignedSource<<556b451bf3dc543c34d6f5ea34eb5f96>>
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
export type useCommandsQuery = {
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

(node as any).hash = "c995ce03c1e50ba259b1af556952b3c0";

export default node;
