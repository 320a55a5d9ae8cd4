/**
 * @generated SignedSource<<3997d3d65483e1a504d223af2adc3938>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlayLimitKind = "DEPOSIT" | "LOSS" | "SESSION" | "STAKE" | "%future added value";
export type PlayLimitPeriod = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type PlayLimitPrompt = "FIRST" | "NONE" | "REVIEW" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LimitsPage_member$data = {
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
  };
  readonly " $fragmentType": "LimitsPage_member";
};
export type LimitsPage_member$key = {
  readonly " $data"?: LimitsPage_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitsPage_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LimitsPage_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayPause",
      "kind": "LinkedField",
      "name": "playPause",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "kind": "RequiredField",
      "field": {
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "period",
                "storageKey": null
              },
              (v1/*:: as any*/),
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
                  (v1/*:: as any*/),
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
      },
      "action": "THROW"
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "ad9bf0268885c1134040300812d66653";

export default node;
