/**
 * @generated SignedSource<<d55b1703201523ca198a4fdbc89951d1>>
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
export type useChangeMessagesDeleteMutation = {
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

(node as any).hash = "85d2a092ebf8158f872e91fd9d7bb1e0";

export default node;
