/**
 * @generated SignedSource<<21d93c1483a57432036083866312b648>>
 * @relayHash bd2989977f02eb304292e0f36756824e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e485ef92904cefdebc1311c3bc35bfc99a99ac0b215c44845f7989c02faadc9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor = "NONE" | "PHONE" | "TOTP" | "%future added value";
export type TransferRelation = "DOWNLINE" | "UPLINE" | "%future added value";
export type MemberTransferPageQuery$variables = Record<PropertyKey, never>;
export type MemberTransferPageQuery$data = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly memberTransferTerms: {
      readonly isOpen: boolean;
      readonly receivers: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"MemberTransferForm_terms">;
    };
    readonly paymentPassword: {
      readonly factor: SecondFactor;
      readonly hint: string;
      readonly isSet: boolean;
    };
  } | null | undefined;
};
export type MemberTransferPageQuery$rawResponse = {
  readonly viewer: {
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly memberTransferTerms: {
      readonly isOpen: boolean;
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
    } | null | undefined;
    readonly paymentPassword: {
      readonly factor: SecondFactor;
      readonly hint: string;
      readonly isSet: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type MemberTransferPageQuery = {
  rawResponse: MemberTransferPageQuery$rawResponse;
  response: MemberTransferPageQuery$data;
  variables: MemberTransferPageQuery$variables;
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
  "name": "amount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "PaymentPassword",
  "kind": "LinkedField",
  "name": "paymentPassword",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hint",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpen",
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MemberTransferPageQuery",
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
          (v3/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": (v4/*:: as any*/),
            "action": "THROW"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "MemberTransferTerms",
              "kind": "LinkedField",
              "name": "memberTransferTerms",
              "plural": false,
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TransferReceiver",
                  "kind": "LinkedField",
                  "name": "receivers",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MemberTransferForm_terms"
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
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
    "name": "MemberTransferPageQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberTransferTerms",
            "kind": "LinkedField",
            "name": "memberTransferTerms",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TransferReceiver",
                "kind": "LinkedField",
                "name": "receivers",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
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
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "minimum",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "leftToday",
                "plural": false,
                "selections": (v6/*:: as any*/),
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
    "id": "7e485ef92904cefdebc1311c3bc35bfc99a99ac0b215c44845f7989c02faadc9",
    "metadata": {},
    "name": "MemberTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15fa43604748cb9e25baf917b214498f";

export default node;
