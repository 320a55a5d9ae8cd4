/**
 * @generated SignedSource<<28b10a5ddca6c834047353c34ec279f2>>
 * @relayHash 045c3af5440b0b6c9fe32c6d4174dcee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4f139cecda1de62b962447cddf535fdd90263a0af6ebf871dcef0f459926a6

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawInput = {
  amount: string;
  idempotencyKey: string;
  payoutAccountId: string;
  stepUpTicket: string;
};
export type useWithdrawMutation$variables = {
  input: WithdrawInput;
};
export type useWithdrawMutation$data = {
  readonly withdraw: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly id: string;
    };
    readonly withdrawal?: {
      readonly id: string;
    };
  };
};
export type useWithdrawMutation$rawResponse = {
  readonly withdraw: {
    readonly __typename: "WithdrawPayload";
    readonly viewer: {
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly id: string;
    };
    readonly withdrawal: {
      readonly id: string;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useWithdrawMutation = {
  rawResponse: useWithdrawMutation$rawResponse;
  response: useWithdrawMutation$data;
  variables: useWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "withdraw",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": [
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
                    "name": "currency",
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
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "WithdrawPayload",
        "abstractKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWithdrawMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6b4f139cecda1de62b962447cddf535fdd90263a0af6ebf871dcef0f459926a6",
    "metadata": {},
    "name": "useWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd2cf3e6d49c636dda63194ebff35d2e";

export default node;
