/**
 * @generated SignedSource<<beaaea8020ca74cbd955fb689e8b6b43>>
 * @relayHash 8e48794c1bff268f241c21c37766f47a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4166cc4034ecf5dc485645f4700041fe5e2515bc91aa6482f2378991e235b4b3

import type { ConcreteRequest } from 'relay-runtime';
export type StepUpAction = "ADD_PAYOUT_ACCOUNT" | "CHANGE_PAYMENT_PASSWORD" | "ENROL_AUTHENTICATOR" | "REMOVE_PAYOUT_ACCOUNT" | "SET_PAYMENT_PASSWORD" | "TRANSFER_UPLINE" | "WITHDRAW" | "%future added value";
export type ProveStepUpInput = {
  code?: string | null | undefined;
  paymentPassword: string;
  purpose: StepUpInput;
};
export type StepUpInput = {
  accountNumber?: string | null | undefined;
  action: StepUpAction;
  amount?: string | null | undefined;
  bankCode?: string | null | undefined;
  payoutAccountId?: string | null | undefined;
  receiverId?: string | null | undefined;
};
export type useStepUpMutation$variables = {
  input: ProveStepUpInput;
};
export type useStepUpMutation$data = {
  readonly proveStepUp: {
    readonly __typename: string;
    readonly message?: string;
    readonly ticket?: string;
  };
};
export type useStepUpMutation$rawResponse = {
  readonly proveStepUp: {
    readonly __typename: "StepUpPayload";
    readonly ticket: string;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useStepUpMutation = {
  rawResponse: useStepUpMutation$rawResponse;
  response: useStepUpMutation$data;
  variables: useStepUpMutation$variables;
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
    "name": "proveStepUp",
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
            "kind": "ScalarField",
            "name": "ticket",
            "storageKey": null
          }
        ],
        "type": "StepUpPayload",
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
    "name": "useStepUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStepUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4166cc4034ecf5dc485645f4700041fe5e2515bc91aa6482f2378991e235b4b3",
    "metadata": {},
    "name": "useStepUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "543c17ed1e9be691641995f72399afeb";

export default node;
