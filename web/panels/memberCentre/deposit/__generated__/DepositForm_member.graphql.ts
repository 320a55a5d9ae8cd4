/**
 * @generated SignedSource<<ddf9d9e80259345c5be2271c17baf8a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositKind = "INSTANT" | "REDIRECT" | "TRANSFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DepositForm_member$data = {
  readonly depositMethods: ReadonlyArray<{
    readonly expectedMinutes: number;
    readonly fee: {
      readonly fixed: {
        readonly amount: string;
      };
      readonly percent: string;
    };
    readonly id: string;
    readonly isLastUsed: boolean;
    readonly kind: DepositKind;
    readonly maximum: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly minimum: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly name: string;
    readonly presets: ReadonlyArray<{
      readonly amount: string;
      readonly symbol: string;
    }>;
  }>;
  readonly " $fragmentType": "DepositForm_member";
};
export type DepositForm_member$key = {
  readonly " $data"?: DepositForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositForm_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "symbol",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositForm_member",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DepositMethod",
        "kind": "LinkedField",
        "name": "depositMethods",
        "plural": true,
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isLastUsed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Fee",
            "kind": "LinkedField",
            "name": "fee",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "fixed",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "maximum",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "presets",
            "plural": true,
            "selections": (v1/*:: as any*/),
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

(node as any).hash = "a7dc64fe99838acfba97430fdbb5745b";

export default node;
