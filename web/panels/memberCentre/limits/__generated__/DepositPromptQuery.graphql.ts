/**
 * @generated SignedSource<<6cc36eaab2827038936fc22f384698b1>>
 * @relayHash 296cab2222492483ff54eaf28ade880a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b83559e6a2d04d4168409e9c20784502fa3980ac92100bd5cd7dc317a10a86c

import type { ConcreteRequest } from 'relay-runtime';
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type DepositPromptQuery$variables = Record<PropertyKey, never>;
export type DepositPromptQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly playProtection: {
      readonly prompt: PlayLimitPrompt;
    } | null | undefined;
  } | null | undefined;
};
export type DepositPromptQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly playProtection: {
      readonly prompt: PlayLimitPrompt;
    } | null | undefined;
  } | null | undefined;
};
export type DepositPromptQuery = {
  rawResponse: DepositPromptQuery$rawResponse;
  response: DepositPromptQuery$data;
  variables: DepositPromptQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Member",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PlayProtection",
        "kind": "LinkedField",
        "name": "playProtection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "prompt",
            "storageKey": null
          }
        ],
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
    "name": "DepositPromptQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DepositPromptQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1b83559e6a2d04d4168409e9c20784502fa3980ac92100bd5cd7dc317a10a86c",
    "metadata": {},
    "name": "DepositPromptQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a17521128a65bb8d2cff8e4bd4f39400";

export default node;
