/**
 * @generated SignedSource<<908fddc77f0e34a950ee8fca1d93df52>>
 * @relayHash 66f68fb74db256b67a95ee4a8ccd59fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88add45d278535c3dae91f4673ad68c0f7d2c03b8aadeb539016943334f445ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddPayoutAccountInput = {
  accountNumber: string;
  bankCode: string;
  holderName: string;
  stepUpTicket: string;
};
export type PayoutAccountFormMutation$variables = {
  input: AddPayoutAccountInput;
};
export type PayoutAccountFormMutation$data = {
  readonly addPayoutAccount: {
    readonly __typename: string;
    readonly fields?: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly payoutAccounts: {
        readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_payouts" | "RemovePayoutAccountForm_payouts" | "WithdrawForm_payouts">;
      } | null | undefined;
    };
  };
};
export type PayoutAccountFormMutation$rawResponse = {
  readonly addPayoutAccount: {
    readonly __typename: "AddPayoutAccountPayload";
    readonly viewer: {
      readonly id: string;
      readonly payoutAccounts: {
        readonly accounts: ReadonlyArray<{
          readonly accountNumber: string;
          readonly bankName: string;
          readonly holderName: string;
          readonly id: string;
          readonly usableFrom: string;
        }>;
        readonly banks: ReadonlyArray<{
          readonly code: string;
          readonly name: string;
        }>;
        readonly coolingHours: number;
      } | null | undefined;
    };
  } | {
    readonly __typename: "InvalidFieldsError";
    readonly __isRefusal: "InvalidFieldsError";
    readonly fields: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type PayoutAccountFormMutation = {
  rawResponse: PayoutAccountFormMutation$rawResponse;
  response: PayoutAccountFormMutation$data;
  variables: PayoutAccountFormMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvalidField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidFieldsError",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Refusal",
  "abstractKey": "__isRefusal"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayoutAccountFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addPayoutAccount",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PayoutAccounts",
                    "kind": "LinkedField",
                    "name": "payoutAccounts",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "PayoutAccountForm_payouts"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "RemovePayoutAccountForm_payouts"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "WithdrawForm_payouts"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "AddPayoutAccountPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayoutAccountFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addPayoutAccount",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PayoutAccounts",
                    "kind": "LinkedField",
                    "name": "payoutAccounts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "coolingHours",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PayoutBank",
                        "kind": "LinkedField",
                        "name": "banks",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "code",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PayoutAccount",
                        "kind": "LinkedField",
                        "name": "accounts",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "bankName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "holderName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "accountNumber",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "usableFrom",
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
            "type": "AddPayoutAccountPayload",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "88add45d278535c3dae91f4673ad68c0f7d2c03b8aadeb539016943334f445ca",
    "metadata": {},
    "name": "PayoutAccountFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61d092cbeafb7b9b5fbb6798d4e0f7a0";

export default node;
