/**
 * @generated SignedSource<<c00db1425b0c6bfbcf44a43469f5917f>>
 * @relayHash 485c734ecd07961ca6850485ce8fb737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26d8e9b8c6dda5def69d3d25ceb04fc65064f662d645c86974f9f7c3ad1aaeb5

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type TicketLanguagesQuery$variables = Record<PropertyKey, never>;
export type TicketLanguagesQuery$data = {
  readonly site: {
    readonly languages: ReadonlyArray<Language>;
  };
};
export type TicketLanguagesQuery$rawResponse = {
  readonly site: {
    readonly languages: ReadonlyArray<Language>;
  };
};
export type TicketLanguagesQuery = {
  rawResponse: TicketLanguagesQuery$rawResponse;
  response: TicketLanguagesQuery$data;
  variables: TicketLanguagesQuery$variables;
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
    "name": "TicketLanguagesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TicketLanguagesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "26d8e9b8c6dda5def69d3d25ceb04fc65064f662d645c86974f9f7c3ad1aaeb5",
    "metadata": {},
    "name": "TicketLanguagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b597adda7179babb69217eb5fc3646e2";

export default node;
