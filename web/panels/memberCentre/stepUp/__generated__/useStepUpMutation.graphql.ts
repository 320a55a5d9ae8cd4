/**
 * @generated SignedSource<<d0377ddbe04820cf0626d9a9c123983e>>
 * @relayHash a3292401a2caf1a34216775e2811932d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707da3800a221cfc5b29f0a40abda96564347f078a277488edb48bb64293f304

import type { ConcreteRequest } from 'relay-runtime';
export type StepUpAction = "ADD_PAYOUT_ACCOUNT" | "CHANGE_PAYMENT_PASSWORD" | "ENROL_AUTHENTICATOR" | "REMOVE_PAYOUT_ACCOUNT" | "SET_PAYMENT_PASSWORD" | "TRANSFER_UPLINE" | "WITHDRAW" | "%future added value";
export type StepUpInput = {
  accountNumber?: string | null | undefined;
  action: StepUpAction;
  amount?: string | null | undefined;
  bankCode?: string | null | undefined;
  payoutAccountId?: string | null | undefined;
  receiverId?: string | null | undefined;
};
export type useStepUpMutation$variables = {
  code?: string | null | undefined;
  input: StepUpInput;
  paymentPassword: string;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "code"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentPassword"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "paymentPassword",
        "variableName": "paymentPassword"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStepUpMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStepUpMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "707da3800a221cfc5b29f0a40abda96564347f078a277488edb48bb64293f304",
    "metadata": {},
    "name": "useStepUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "052a70f6c24e92988363967bd866afd9";

export default node;
