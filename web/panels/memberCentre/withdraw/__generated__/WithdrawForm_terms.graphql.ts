/**
 * @generated SignedSource<<ac475b80f459901221af82c6c85b6fd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawForm_terms$data = {
  readonly dailyCount: number;
  readonly feeFixed: {
    readonly amount: string;
  };
  readonly feePercent: string;
  readonly leftToday: number;
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "feeFixed",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "feePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftToday",
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

(node as any).hash = "e199869ade153dcb6cb2a77d9949e6b3";

export default node;
