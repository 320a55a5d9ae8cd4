/**
 * @generated SignedSource<<0ccb9327ae9564993e5d0d87c62ffe5c>>
 * @relayHash 80a94f4dbb38f71e692ee5da36792d62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d88d8a7073ccb6101f7e61a6dc63a51e71ff23ddbde3aacac3d926666a809df

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type LimitsPageQuery$variables = Record<PropertyKey, never>;
export type LimitsPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LimitsPage_member">;
  } | null | undefined;
};
export type LimitsPageQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly playPause: {
      readonly kind: PlayPauseKind;
      readonly until: string | null | undefined;
    } | null | undefined;
    readonly playProtection: {
      readonly currencySymbol: string;
      readonly limits: ReadonlyArray<{
        readonly amount: string;
        readonly kind: PlayLimitKind;
        readonly left: string;
        readonly pending: {
          readonly amount: string | null | undefined;
          readonly confirmFrom: string;
          readonly confirmUntil: string;
        } | null | undefined;
        readonly period: PlayLimitPeriod;
        readonly used: string;
      }>;
      readonly prompt: PlayLimitPrompt;
      readonly realityCheckMinutes: number;
    } | null | undefined;
  } | null | undefined;
};
export type LimitsPageQuery = {
  rawResponse: LimitsPageQuery$rawResponse;
  response: LimitsPageQuery$data;
  variables: LimitsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LimitsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LimitsPage_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LimitsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PlayPause",
            "kind": "LinkedField",
            "name": "playPause",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currencySymbol",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "realityCheckMinutes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PlayLimit",
                "kind": "LinkedField",
                "name": "limits",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "period",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "used",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PendingPlayLimit",
                    "kind": "LinkedField",
                    "name": "pending",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "confirmFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "confirmUntil",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8d88d8a7073ccb6101f7e61a6dc63a51e71ff23ddbde3aacac3d926666a809df",
    "metadata": {},
    "name": "LimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f14d05cc622f9042f4c883aa4f7155e";

export default node;
