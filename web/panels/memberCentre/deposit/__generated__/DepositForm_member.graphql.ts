/**
 * @generated SignedSource<<20fbb399b64a1de54db789d6e047583e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositForm_member$data = {
  readonly depositMethods: ReadonlyArray<{
    readonly id: string;
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
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
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "maximum",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "presets",
            "plural": true,
            "selections": (v0/*:: as any*/),
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

(node as any).hash = "c7eb166fd74191dbe04f58f71d64a628";

export default node;
