/**
 * @generated SignedSource<<50ead5b6869d4945291f0e82cd259ce2>>
 * @relayHash e1d03ccb5f9f30853122496c674bd477
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4c5472d64f52eecc367c466239573ac0f82c377a8692b43d0e20ee2142c6f84

import type { ConcreteRequest } from 'relay-runtime';
export type WishToReturnInput = {
  returnTicket: string;
};
export type useWishToReturnMutation$variables = {
  input: WishToReturnInput;
};
export type useWishToReturnMutation$data = {
  readonly wishToReturn: {
    readonly __typename: "ReturnFailedError";
    readonly __typename: "ReturnFailedError";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "WishToReturnPayload";
    readonly ended: boolean;
    readonly returnFrom: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useWishToReturnMutation = {
  response: useWishToReturnMutation$data;
  variables: useWishToReturnMutation$variables;
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
    "name": "wishToReturn",
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
            "kind": "ScalarField",
            "name": "ended",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "returnFrom",
            "storageKey": null
          }
        ],
        "type": "WishToReturnPayload",
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
    "name": "useWishToReturnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWishToReturnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a4c5472d64f52eecc367c466239573ac0f82c377a8692b43d0e20ee2142c6f84",
    "metadata": {},
    "name": "useWishToReturnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8ef4a2e5254cdaf65bdb6d69ddad8a8";

export default node;
