/**
 * @generated SignedSource<<d41607402b8ff46863cae09d146f631f>>
 * @relayHash 9884d19e5c8c9be102655392d393f6f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85dabf6286659889eae66d41ab133eb41e58c98c8b13a4492d917bc98ab77eda

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemovePayoutAccountInput = {
  payoutAccountId: string;
  stepUpTicket: string;
};
export type RemovePayoutAccountFormMutation$variables = {
  input: RemovePayoutAccountInput;
};
export type RemovePayoutAccountFormMutation$data = {
  readonly removePayoutAccount: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly payoutAccounts: {
        readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountForm_payouts" | "RemovePayoutAccountForm_payouts" | "WithdrawForm_payouts">;
      } | null | undefined;
    };
  };
};
export type RemovePayoutAccountFormMutation$rawResponse = {
  readonly removePayoutAccount: {
    readonly __typename: "RemovePayoutAccountPayload";
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
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type RemovePayoutAccountFormMutation = {
  rawResponse: RemovePayoutAccountFormMutation$rawResponse;
  response: RemovePayoutAccountFormMutation$data;
  variables: RemovePayoutAccountFormMutation$variables;
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
    "name": "RemovePayoutAccountFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePayoutAccount",
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
            "type": "RemovePayoutAccountPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "RemovePayoutAccountFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "removePayoutAccount",
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          }
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
            "type": "RemovePayoutAccountPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "85dabf6286659889eae66d41ab133eb41e58c98c8b13a4492d917bc98ab77eda",
    "metadata": {},
    "name": "RemovePayoutAccountFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbf2260e4840e478036d9619559a8ae7";

export default node;
