/**
 * @generated SignedSource<<6b8bf80c4d353fbb9137608afe560f54>>
 * @relayHash 2be8f476df47c9fd3c1df1a88dc28dda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad64de36ba5201efa46558ee9cd6f3007164ae6b69fab74f4ca0aef0a9affca7

import type { ConcreteRequest } from 'relay-runtime';
export type MarkMessagesInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  read: boolean;
};
export type useChangeMessagesMarkMutation$variables = {
  input: MarkMessagesInput;
};
export type useChangeMessagesMarkMutation$data = {
  readonly markMessages: {
    readonly __typename: "MarkMessagesPayload";
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
export type useChangeMessagesMarkMutation$rawResponse = {
  readonly markMessages: {
    readonly __typename: "MarkMessagesPayload";
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number | null | undefined;
    };
  } | {
    readonly __typename: string;
  };
};
export type useChangeMessagesMarkMutation = {
  rawResponse: useChangeMessagesMarkMutation$rawResponse;
  response: useChangeMessagesMarkMutation$data;
  variables: useChangeMessagesMarkMutation$variables;
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
    "name": "markMessages",
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
        "type": "MarkMessagesPayload",
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
    "name": "useChangeMessagesMarkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMessagesMarkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ad64de36ba5201efa46558ee9cd6f3007164ae6b69fab74f4ca0aef0a9affca7",
    "metadata": {},
    "name": "useChangeMessagesMarkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25c04f4948b64e23d886e229bad75583";

export default node;
