/**
 * @generated SignedSource<<66bfaf789ce477921f364bb7264e9467>>
 * @relayHash 3eccd87681dadc9a615ba8e9323970b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0bb8b1596ae30244c662122e1a210b73ca2cbb20cc0393f8fa93f508df9780c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCodeInput = {
  challenge?: string | null | undefined;
  countryDialingCode: string;
  mobileNum: string;
};
export type useRecoveryCodeMutation$variables = {
  input: RequestCodeInput;
};
export type useRecoveryCodeMutation$data = {
  readonly requestRecoveryCode: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useRecoveryCode_result">;
  };
};
export type useRecoveryCodeMutation$rawResponse = {
  readonly requestRecoveryCode: {
    readonly __typename: "CodeNotSentError";
    readonly __isRefusal: "CodeNotSentError";
    readonly __isRequestRecoveryCodeResult: "CodeNotSentError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number | null | undefined;
    readonly text: string;
  } | {
    readonly __typename: "CodeSentPayload";
    readonly __isRequestRecoveryCodeResult: "CodeSentPayload";
    readonly checkId: string | null | undefined;
    readonly expiresInSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isRequestRecoveryCodeResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useRecoveryCodeMutation = {
  rawResponse: useRecoveryCodeMutation$rawResponse;
  response: useRecoveryCodeMutation$data;
  variables: useRecoveryCodeMutation$variables;
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
      "name": "expiresInSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkId",
      "storageKey": null
    }
  ],
  "type": "CodeSentPayload",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "CodeNotSentError",
  "abstractKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correlationId",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRecoveryCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestRecoveryCode",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useRecoveryCode_result",
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
    "name": "useRecoveryCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "requestRecoveryCode",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isRequestRecoveryCodeResult"
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
    "id": "e0bb8b1596ae30244c662122e1a210b73ca2cbb20cc0393f8fa93f508df9780c",
    "metadata": {},
    "name": "useRecoveryCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d82c55158b70dffd868ed4e6837e547b";

export default node;
