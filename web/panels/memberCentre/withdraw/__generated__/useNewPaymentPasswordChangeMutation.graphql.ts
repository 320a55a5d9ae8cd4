/**
 * @generated SignedSource<<b9fa13114f55a8a5deac5a0ccbcd4e79>>
 * @relayHash c9ca94f20484a803be7dadba53e0ea0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a78a4a731bf32e273ced700845ed9a638c0ee559f63507e17bf80267bb0f48b0

import type { ConcreteRequest } from 'relay-runtime';
export type ChangePaymentPasswordInput = {
  code?: string | null | undefined;
  confirmPaymentPassword: string;
  newPaymentPassword: string;
  oldPaymentPassword: string;
};
export type useNewPaymentPasswordChangeMutation$variables = {
  input: ChangePaymentPasswordInput;
};
export type useNewPaymentPasswordChangeMutation$data = {
  readonly answer: {
    readonly __typename: string;
    readonly fields?: ReadonlyArray<{
      readonly patternId: string;
    }>;
    readonly message?: string;
  };
};
export type useNewPaymentPasswordChangeMutation$rawResponse = {
  readonly answer: {
    readonly __typename: "InvalidFieldsError";
    readonly __isRefusal: "InvalidFieldsError";
    readonly fields: ReadonlyArray<{
      readonly patternId: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useNewPaymentPasswordChangeMutation = {
  rawResponse: useNewPaymentPasswordChangeMutation$rawResponse;
  response: useNewPaymentPasswordChangeMutation$data;
  variables: useNewPaymentPasswordChangeMutation$variables;
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
    "name": "changePaymentPassword",
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
    "name": "useNewPaymentPasswordChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewPaymentPasswordChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a78a4a731bf32e273ced700845ed9a638c0ee559f63507e17bf80267bb0f48b0",
    "metadata": {},
    "name": "useNewPaymentPasswordChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18c19166a5c0409cff5141237afa8c41";

export default node;
