/**
 * @generated SignedSource<<b780efaedc34970e9130ff1658473395>>
 * @relayHash 8001282c50656628ef1bf0edd2fbc21c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15e860d27b40da01bd216de743f0c297b369a287392ada02b7ba5219c39e7051

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
export type TransferRelation = "DOWNLINE" | "UPLINE" | "%future added value";
export type MemberTransferPageQuery$variables = Record<PropertyKey, never>;
export type MemberTransferPageQuery$data = {
  readonly viewer: {
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
    readonly " $fragmentSpreads": FragmentRefs<"useMainWallet_member">;
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
      readonly hasMore: boolean;
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
    readonly wallets: {
      readonly main: {
        readonly amount: string;
        readonly symbol: string;
      };
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpen",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/)
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useMainWallet_member"
          },
          {
            "kind": "RequiredField",
            "field": (v1/*:: as any*/),
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
                (v2/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallets",
            "kind": "LinkedField",
            "name": "wallets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "main",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberTransferTerms",
            "kind": "LinkedField",
            "name": "memberTransferTerms",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "selections": (v5/*:: as any*/),
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
    "id": "15e860d27b40da01bd216de743f0c297b369a287392ada02b7ba5219c39e7051",
    "metadata": {},
    "name": "MemberTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48b9a88fbb6a08b898d3a0bc284dbdde";

export default node;
