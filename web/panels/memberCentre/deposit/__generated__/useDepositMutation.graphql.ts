/**
 * @generated SignedSource<<9438694d8e5de32cfb032a885dfedc0a>>
 * @relayHash bc0b225607367a55e7ca45e9b87c6f30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7dc1fd7ddc8bc3745c8d3c0474c97f1ad467b1b607a485e95f6c914f0cdc91

import type { ConcreteRequest } from 'relay-runtime';
export type DepositState = "FAILED" | "PAID" | "PENDING" | "%future added value";
export type DepositInput = {
  amount: string;
  idempotencyKey: string;
  methodId: string;
};
export type useDepositMutation$variables = {
  input: DepositInput;
};
export type useDepositMutation$data = {
  readonly deposit: {
    readonly __typename: "AmountOutOfRangeError";
    readonly maximum: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly minimum: {
      readonly amount: string;
      readonly symbol: string;
    };
  } | {
    readonly __typename: "DepositMethodUnavailableError";
    readonly __typename: "DepositMethodUnavailableError";
  } | {
    readonly __typename: "DepositPayload";
    readonly deposit: {
      readonly amount: {
        readonly amount: string;
        readonly symbol: string;
      };
      readonly createdAt: string;
      readonly id: string;
      readonly state: DepositState;
    };
    readonly viewer: {
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly id: string;
    };
  } | {
    readonly __typename: "MoneyMaintenanceError";
    readonly __typename: "MoneyMaintenanceError";
  } | {
    readonly __typename: "NotSignedInError";
    readonly __typename: "NotSignedInError";
  } | {
    readonly __typename: "PasswordChangeRequiredError";
    readonly __typename: "PasswordChangeRequiredError";
  } | {
    readonly __typename: "RealAccountNeededError";
    readonly __typename: "RealAccountNeededError";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDepositMutation = {
  response: useDepositMutation$data;
  variables: useDepositMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
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
    "name": "deposit",
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
            "concreteType": "Deposit",
            "kind": "LinkedField",
            "name": "deposit",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
              }
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
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DepositPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "maximum",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "AmountOutOfRangeError",
        "abstractKey": null
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
    "name": "useDepositMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDepositMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "2a7dc1fd7ddc8bc3745c8d3c0474c97f1ad467b1b607a485e95f6c914f0cdc91",
    "metadata": {},
    "name": "useDepositMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4f34477c6ee8d2bc20b665dc965e0a4";

export default node;
