/**
 * @generated SignedSource<<b1f77179b1538c8960e9518ea8dc678f>>
 * @relayHash 8e982bfb993eb9ebba7e1d19c084ea6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54bdcefe47819bea854fd6854db4b73a4875a05367746941aecb9450cf82499a

import type { ConcreteRequest } from 'relay-runtime';
export type RedeemTicketInput = {
  confirmed?: boolean | null | undefined;
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
    readonly __typename: "TicketFailedError";
    readonly __typename: "TicketFailedError";
  } | {
    readonly __typename: "TicketNotConfirmedError";
    readonly account: string;
    readonly replaces: string | null | undefined;
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
            "name": "account",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "replaces",
            "storageKey": null
          }
        ],
        "type": "TicketNotConfirmedError",
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
    "id": "54bdcefe47819bea854fd6854db4b73a4875a05367746941aecb9450cf82499a",
    "metadata": {},
    "name": "useRedeemTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94023aba1afb4ec72adcbd6b18a7d0aa";

export default node;
