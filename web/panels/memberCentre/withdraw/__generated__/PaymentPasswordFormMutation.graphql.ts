/**
 * @generated SignedSource<<5739d3f814d49a66f4464197cbc1d0d9>>
 * @relayHash e292acb8b4990cc0805bbbafb2e0dc05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e78ac03bb92b2129557197c33427ce8766cc4205bb7514fa9d59724df619c05

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactor = "NONE" | "PHONE" | "TOTP" | "%future added value";
export type SetPaymentPasswordInput = {
  code?: string | null | undefined;
  confirmPaymentPassword: string;
  newPaymentPassword: string;
  password: string;
};
export type PaymentPasswordFormMutation$variables = {
  input: SetPaymentPasswordInput;
};
export type PaymentPasswordFormMutation$data = {
  readonly setPaymentPassword: {
    readonly __typename: string;
    readonly fields?: ReadonlyArray<{
      readonly patternId: string;
    }>;
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly paymentPassword: {
        readonly coolingUntil: string | null | undefined;
        readonly factor: SecondFactor;
        readonly hint: string;
        readonly isSet: boolean;
      } | null | undefined;
    };
  };
};
export type PaymentPasswordFormMutation$rawResponse = {
  readonly setPaymentPassword: {
    readonly __typename: "InvalidFieldsError";
    readonly __isRefusal: "InvalidFieldsError";
    readonly fields: ReadonlyArray<{
      readonly patternId: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "SetPaymentPasswordPayload";
    readonly viewer: {
      readonly id: string;
      readonly paymentPassword: {
        readonly coolingUntil: string | null | undefined;
        readonly factor: SecondFactor;
        readonly hint: string;
        readonly isSet: boolean;
      } | null | undefined;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type PaymentPasswordFormMutation = {
  rawResponse: PaymentPasswordFormMutation$rawResponse;
  response: PaymentPasswordFormMutation$data;
  variables: PaymentPasswordFormMutation$variables;
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
    "name": "setPaymentPassword",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "viewer",
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "coolingUntil",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SetPaymentPasswordPayload",
        "abstractKey": null
      },
      {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "patternId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidFieldsError",
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
    "name": "PaymentPasswordFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentPasswordFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e78ac03bb92b2129557197c33427ce8766cc4205bb7514fa9d59724df619c05",
    "metadata": {},
    "name": "PaymentPasswordFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdce0ff8548267c7ba5b45ccdf5e4eae";

export default node;
