/**
 * @generated SignedSource<<943bafbb806282ff100694802697378b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_terms$data = {
  readonly countLeftToday: number;
  readonly dailyCount: number;
  readonly fee: {
    readonly fixed: {
      readonly amount: string;
    };
    readonly percent: string;
  };
  readonly maximum: {
    readonly amount: string;
  };
  readonly minimum: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "WithdrawForm_terms";
};
export type WithdrawForm_terms$key = {
  readonly " $data"?: WithdrawForm_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawForm_terms">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawForm_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symbol",
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
      "name": "maximum",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "countLeftToday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyCount",
      "storageKey": null
    }
  ],
  "type": "WithdrawalTerms",
  "abstractKey": null
};
})();

(node as any).hash = "f0ca4ae54e98d80bf84585e0db209900";

export default node;
