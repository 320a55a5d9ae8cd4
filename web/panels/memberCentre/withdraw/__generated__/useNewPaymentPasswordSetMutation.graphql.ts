/**
 * @generated SignedSource<<feba0e6026b76497afd699c01dcde44b>>
 * @relayHash 5e6e4bbe5de842968955d78dcad89db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbc095eeec8d48dac65137e05b64a1adf3458d6eddf8982977807048123404ad

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
export type SetPaymentPasswordInput = {
  code?: string | null | undefined;
  confirmPaymentPassword: string;
  newPaymentPassword: string;
  password: string;
};
export type useNewPaymentPasswordSetMutation$variables = {
  input: SetPaymentPasswordInput;
};
export type useNewPaymentPasswordSetMutation$data = {
  readonly answer: {
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
export type useNewPaymentPasswordSetMutation$rawResponse = {
  readonly answer: {
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
export type useNewPaymentPasswordSetMutation = {
  rawResponse: useNewPaymentPasswordSetMutation$rawResponse;
  response: useNewPaymentPasswordSetMutation$data;
  variables: useNewPaymentPasswordSetMutation$variables;
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
    "alias": "answer",
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
    "name": "useNewPaymentPasswordSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewPaymentPasswordSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbc095eeec8d48dac65137e05b64a1adf3458d6eddf8982977807048123404ad",
    "metadata": {},
    "name": "useNewPaymentPasswordSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "97c1bd2aca65382d40eeb0c4a196ccf8";

export default node;
