/**
 * @generated SignedSource<<3f5917fdb50569ccbe7c721569fd712e>>
 * @relayHash 980b997f4070423622df7ab4034b5910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46cfc34af38af4bc280f54fe635998920b13e06a0d8b1b6838f4485bf3759c5d

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeFavouriteInput = {
  favourite: boolean;
  gameId: string;
};
export type useFavouriteMutation$variables = {
  input: ChangeFavouriteInput;
};
export type useFavouriteMutation$data = {
  readonly changeFavourite: {
    readonly __typename: string;
    readonly code?: string;
    readonly viewer?: {
      readonly favouriteGameIds: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    };
  };
};
export type useFavouriteMutation$rawResponse = {
  readonly changeFavourite: {
    readonly __typename: "ChangeFavouritePayload";
    readonly viewer: {
      readonly favouriteGameIds: ReadonlyArray<string> | null | undefined;
      readonly id: string;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly code?: string;
  };
};
export type useFavouriteMutation = {
  rawResponse: useFavouriteMutation$rawResponse;
  response: useFavouriteMutation$data;
  variables: useFavouriteMutation$variables;
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
    "name": "changeFavourite",
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
                "kind": "ScalarField",
                "name": "favouriteGameIds",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ChangeFavouritePayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "useFavouriteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFavouriteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "46cfc34af38af4bc280f54fe635998920b13e06a0d8b1b6838f4485bf3759c5d",
    "metadata": {},
    "name": "useFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "407c2e38ac5735934ffdb492ce42c993";

export default node;
