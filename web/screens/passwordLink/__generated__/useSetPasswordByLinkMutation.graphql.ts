/**
 * @generated SignedSource<<30c2d62bb4235c808182317099fd19af>>
 * @relayHash 602070f879c07eb76c0515fc1837b828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1aadd0149107b92b9eb38978ac2c5d0c9790d07f37d216bbd4649c2d9acb93b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetPasswordByLinkInput = {
  confirmNewPassword: string;
  newPassword: string;
  token: string;
};
export type useSetPasswordByLinkMutation$variables = {
  input: SetPasswordByLinkInput;
};
export type useSetPasswordByLinkMutation$data = {
  readonly setPasswordByLink: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useSetPasswordByLink_result">;
  };
};
export type useSetPasswordByLinkMutation$rawResponse = {
  readonly setPasswordByLink: {
    readonly __typename: "InvalidFieldsError";
    readonly __isRefusal: "InvalidFieldsError";
    readonly __isSetPasswordByLinkResult: "InvalidFieldsError";
    readonly code: string;
    readonly correlationId: string;
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly patternId: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "SetPasswordByLinkPayload";
    readonly __isSetPasswordByLinkResult: "SetPasswordByLinkPayload";
    readonly changed: boolean;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly __isSetPasswordByLinkResult: "TooManyAttemptsError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isSetPasswordByLinkResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useSetPasswordByLinkMutation = {
  rawResponse: useSetPasswordByLinkMutation$rawResponse;
  response: useSetPasswordByLinkMutation$data;
  variables: useSetPasswordByLinkMutation$variables;
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
      "name": "changed",
      "storageKey": null
    }
  ],
  "type": "SetPasswordByLinkPayload",
  "abstractKey": null
},
v4 = {
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
          "name": "name",
          "storageKey": null
        },
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
v5 = {
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
v6 = [
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
    "name": "useSetPasswordByLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPasswordByLink",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useSetPasswordByLink_result",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
                  "selections": (v6/*:: as any*/),
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
    "name": "useSetPasswordByLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setPasswordByLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isSetPasswordByLinkResult"
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a1aadd0149107b92b9eb38978ac2c5d0c9790d07f37d216bbd4649c2d9acb93b",
    "metadata": {},
    "name": "useSetPasswordByLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90c4e051443ecb16b9b4c1f25bed36a6";

export default node;
