/**
 * @generated SignedSource<<9fab0bac03e8619aeb17cd71d99313ac>>
 * @relayHash 0370d9ef14a313c79cb0967832fa8cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a72d8781782dbc62d3f4640817cd3aeadc96cb31ce8f40e20395cafbd60da8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalActor = "BANK" | "MEMBER" | "OPERATOR" | "RULES" | "TIME_OUT" | "%future added value";
export type WithdrawalStatus = "APPROVED" | "DISPUTED" | "FAILED" | "PENDING" | "RECEIVED" | "REJECTED" | "RETURNED" | "SENT" | "%future added value";
export type ConfirmWithdrawalInput = {
  received: boolean;
  withdrawalId: string;
};
export type WithdrawalRowMutation$variables = {
  input: ConfirmWithdrawalInput;
};
export type WithdrawalRowMutation$data = {
  readonly confirmWithdrawal: {
    readonly __typename: string;
    readonly message?: string;
    readonly withdrawal?: {
      readonly " $fragmentSpreads": FragmentRefs<"WithdrawalRow_withdrawal">;
    };
  };
};
export type WithdrawalRowMutation$rawResponse = {
  readonly confirmWithdrawal: {
    readonly __typename: "ConfirmWithdrawalPayload";
    readonly withdrawal: {
      readonly accountNumber: string;
      readonly amount: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly bankName: string;
      readonly id: string;
      readonly payout: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly receiptDue: string | null | undefined;
      readonly reference: string;
      readonly status: WithdrawalStatus;
      readonly steps: ReadonlyArray<{
        readonly by: WithdrawalActor;
        readonly happenedAt: string;
        readonly reason: string | null | undefined;
        readonly status: WithdrawalStatus;
      }>;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type WithdrawalRowMutation = {
  rawResponse: WithdrawalRowMutation$rawResponse;
  response: WithdrawalRowMutation$data;
  variables: WithdrawalRowMutation$variables;
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
},
v4 = [
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
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawalRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmWithdrawal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Withdrawal",
                "kind": "LinkedField",
                "name": "withdrawal",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "WithdrawalRow_withdrawal"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ConfirmWithdrawalPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "WithdrawalRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmWithdrawal",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Withdrawal",
                "kind": "LinkedField",
                "name": "withdrawal",
                "plural": false,
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
                    "name": "reference",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "amount",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "payout",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
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
                    "name": "accountNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receiptDue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WithdrawalStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "happenedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "by",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ConfirmWithdrawalPayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "51a72d8781782dbc62d3f4640817cd3aeadc96cb31ce8f40e20395cafbd60da8",
    "metadata": {},
    "name": "WithdrawalRowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "821f203da19d39c260f262022180f5bd";

export default node;
