/**
 * @generated SignedSource<<fd3802c37a31517ca53cd893df89e434>>
 * @relayHash 6f225087e75eef66ffc1746d6ff40237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d248a44cb15c9a47471e9b3535db3f9d031e058b52a493d22c7c8bf24fa953ed

import type { ConcreteRequest } from 'relay-runtime';
export type RedeemTicketInput = {
  replaceSession?: boolean | null | undefined;
  ticket: string;
};
export type useRedeemTicketMutation$variables = {
  input: RedeemTicketInput;
};
export type useRedeemTicketMutation$data = {
  readonly redeemTicket: {
    readonly __typename: "LogInPayload";
    readonly viewer: {
      readonly id: string;
    };
  } | {
    readonly __typename: "OtherSessionOpenError";
    readonly __typename: "OtherSessionOpenError";
  } | {
    readonly __typename: "TicketFailedError";
    readonly __typename: "TicketFailedError";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRedeemTicketMutation = {
  response: useRedeemTicketMutation$data;
  variables: useRedeemTicketMutation$variables;
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
    "name": "redeemTicket",
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LogInPayload",
        "abstractKey": null
      },
      {
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
    "name": "useRedeemTicketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRedeemTicketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d248a44cb15c9a47471e9b3535db3f9d031e058b52a493d22c7c8bf24fa953ed",
    "metadata": {},
    "name": "useRedeemTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e68ba6b0ae206cf8f7f3796df609cd9";

export default node;
