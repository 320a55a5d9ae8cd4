/**
 * @generated SignedSource<<419ccc59ead0b165fa676fa6d6b4de89>>
 * @relayHash 59072a6b947e614e695c9460d24cb356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bf7c51837620775655c766c354af2accc934f4dc3c9d8d1aaaa2667ad1ffd64

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
export type useStepUpCodeMutation$variables = {
  input: StepUpInput;
};
export type useStepUpCodeMutation$data = {
  readonly requestStepUpCode: {
    readonly __typename: string;
    readonly expiresInSeconds?: number;
    readonly message?: string;
  };
};
export type useStepUpCodeMutation$rawResponse = {
  readonly requestStepUpCode: {
    readonly __typename: "StepUpCodePayload";
    readonly expiresInSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useStepUpCodeMutation = {
  rawResponse: useStepUpCodeMutation$rawResponse;
  response: useStepUpCodeMutation$data;
  variables: useStepUpCodeMutation$variables;
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
    "name": "requestStepUpCode",
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
            "name": "expiresInSeconds",
            "storageKey": null
          }
        ],
        "type": "StepUpCodePayload",
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
    "name": "useStepUpCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStepUpCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bf7c51837620775655c766c354af2accc934f4dc3c9d8d1aaaa2667ad1ffd64",
    "metadata": {},
    "name": "useStepUpCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f05f600fc7ad0b3ca61dcb3bafc988fb";

export default node;
