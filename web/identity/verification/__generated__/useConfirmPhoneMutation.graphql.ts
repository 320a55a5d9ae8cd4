/**
 * @generated SignedSource<<283a76b381729cb5d54e95236bdfa3ea>>
 * @relayHash 011b556dbe19b34311bd53c93aebe694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 971c4cee61a1c1f6be2ecad46d82eeea4fabd2326f622b7da7c753f77da3f143

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmPhoneInput = {
  checkId: string;
  verificationCode: string;
};
export type useConfirmPhoneMutation$variables = {
  input: ConfirmPhoneInput;
};
export type useConfirmPhoneMutation$data = {
  readonly confirmPhone: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useConfirmPhone_result">;
  };
};
export type useConfirmPhoneMutation$rawResponse = {
  readonly confirmPhone: {
    readonly __typename: "ConfirmPhonePayload";
    readonly __isConfirmPhoneResult: "ConfirmPhonePayload";
    readonly phoneProof: string;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly __isConfirmPhoneResult: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isConfirmPhoneResult: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useConfirmPhoneMutation = {
  rawResponse: useConfirmPhoneMutation$rawResponse;
  response: useConfirmPhoneMutation$data;
  variables: useConfirmPhoneMutation$variables;
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
      "name": "phoneProof",
      "storageKey": null
    }
  ],
  "type": "ConfirmPhonePayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "TooManyAttemptsError",
  "abstractKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmPhoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmPhone",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useConfirmPhone_result",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v5/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
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
    "name": "useConfirmPhoneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "confirmPhone",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isConfirmPhoneResult"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "971c4cee61a1c1f6be2ecad46d82eeea4fabd2326f622b7da7c753f77da3f143",
    "metadata": {},
    "name": "useConfirmPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98f053bfae443abf43161e08fb667674";

export default node;
