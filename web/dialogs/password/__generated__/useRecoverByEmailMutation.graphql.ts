/**
 * @generated SignedSource<<cd6f712554fa650897abd9f1355a1e85>>
 * @relayHash d0b487726529d46813b49e15e9b48db0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c68ba349791dae950beee115ed71b38d27523e69b13e3bb19ca197215d2a2e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecoverByEmailInput = {
  email: string;
  username: string;
};
export type useRecoverByEmailMutation$variables = {
  input: RecoverByEmailInput;
};
export type useRecoverByEmailMutation$data = {
  readonly recoverByEmail: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useRecoverByEmail_result">;
  };
};
export type useRecoverByEmailMutation$rawResponse = {
  readonly recoverByEmail: {
    readonly __typename: "RecoverByEmailPayload";
    readonly __isRecoverByEmailResult: "RecoverByEmailPayload";
    readonly accepted: boolean;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly __isRecoverByEmailResult: "TooManyAttemptsError";
    readonly __isRefusal: "TooManyAttemptsError";
    readonly code: string;
    readonly correlationId: string;
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
    readonly __isRecoverByEmailResult: string;
    readonly __isRefusal?: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useRecoverByEmailMutation = {
  rawResponse: useRecoverByEmailMutation$rawResponse;
  response: useRecoverByEmailMutation$data;
  variables: useRecoverByEmailMutation$variables;
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
      "name": "accepted",
      "storageKey": null
    }
  ],
  "type": "RecoverByEmailPayload",
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
    "name": "useRecoverByEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recoverByEmail",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useRecoverByEmail_result",
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
    "name": "useRecoverByEmailMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "recoverByEmail",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isRecoverByEmailResult"
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
    "id": "2c68ba349791dae950beee115ed71b38d27523e69b13e3bb19ca197215d2a2e9",
    "metadata": {},
    "name": "useRecoverByEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "85fd9acbb6fa90f69d922e7ebde0a116";

export default node;
