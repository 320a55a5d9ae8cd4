/**
 * @generated SignedSource<<9eea3ee459d62c221b18eaff86d5c1c3>>
 * @relayHash 1531c90f8ae307e56a9fc4e327875750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18ba076b40455073229df0886974bfef5f1fa32c5db28df3abba3916bd1fd021

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
    "id": "18ba076b40455073229df0886974bfef5f1fa32c5db28df3abba3916bd1fd021",
    "metadata": {},
    "name": "useRecoveryCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d82c55158b70dffd868ed4e6837e547b";

export default node;
