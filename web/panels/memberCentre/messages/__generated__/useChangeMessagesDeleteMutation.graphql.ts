/**
 * @generated SignedSource<<0403d9cea4a5960c9ac6a09e3d71d376>>
 * @relayHash fc149756839f5ddc95f049ede6db8cc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d135140b07603a16fc41bc05841d226b651b1497bbd9d03481fa397bdec7f8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMessagesInput = {
  ids: ReadonlyArray<string>;
};
export type useChangeMessagesDeleteMutation$variables = {
  input: DeleteMessagesInput;
};
export type useChangeMessagesDeleteMutation$data = {
  readonly deleteMessages: {
    readonly __typename: "DeleteMessagesPayload";
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChangeMessagesDeleteMutation$rawResponse = {
  readonly deleteMessages: {
    readonly __typename: "DeleteMessagesPayload";
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number | null | undefined;
    };
  } | {
    readonly __typename: string;
  };
};
export type useChangeMessagesDeleteMutation = {
  rawResponse: useChangeMessagesDeleteMutation$rawResponse;
  response: useChangeMessagesDeleteMutation$data;
  variables: useChangeMessagesDeleteMutation$variables;
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
    "name": "deleteMessages",
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
                "name": "unreadMessageCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DeleteMessagesPayload",
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
    "name": "useChangeMessagesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMessagesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67d135140b07603a16fc41bc05841d226b651b1497bbd9d03481fa397bdec7f8",
    "metadata": {},
    "name": "useChangeMessagesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "715892c96a39bfbcad05a56c513d3c08";

export default node;
