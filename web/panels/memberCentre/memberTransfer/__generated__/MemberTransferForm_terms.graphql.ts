/**
 * @generated SignedSource<<6b61b9eec28b9dba9847233c608353a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferRelation = "DOWNLINE" | "UPLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberTransferForm_terms$data = {
  readonly hasMore: boolean;
  readonly leftToday: {
    readonly amount: string;
  };
  readonly maximum: {
    readonly amount: string;
  };
  readonly minimum: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly receivers: ReadonlyArray<{
    readonly id: string;
    readonly maskedAccount: string;
    readonly relation: TransferRelation;
  }>;
  readonly " $fragmentType": "MemberTransferForm_terms";
};
export type MemberTransferForm_terms$key = {
  readonly " $data"?: MemberTransferForm_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
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
  "name": "MemberTransferForm_terms",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TransferReceiver",
      "kind": "LinkedField",
      "name": "receivers",
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
          "name": "maskedAccount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "relation",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
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
      "name": "leftToday",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "MemberTransferTerms",
  "abstractKey": null
};
})();

(node as any).hash = "9eb7e05e39362905a2153c14ac278963";

export default node;
