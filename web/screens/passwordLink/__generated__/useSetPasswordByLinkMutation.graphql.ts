/**
 * @generated SignedSource<<d514487d3032e19272a2d5876960f892>>
 * @relayHash cfe442e3bc09e6d746388dae8c8f5784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52a39f53df7c00d866fa898e9b7a6d3dbd5c44e29c4f2969868b7ddc663a1664

import type { ConcreteRequest } from 'relay-runtime';
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
    readonly __typename: "InvalidFieldsError";
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly patternId: string;
    }>;
  } | {
    readonly __typename: "RecoveryFailedError";
    readonly __typename: "RecoveryFailedError";
  } | {
    readonly __typename: "SetPasswordByLinkPayload";
    readonly changed: boolean;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSetPasswordByLinkMutation = {
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
    "name": "setPasswordByLink",
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
            "name": "changed",
            "storageKey": null
          }
        ],
        "type": "SetPasswordByLinkPayload",
        "abstractKey": null
      },
      {
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
    "name": "useSetPasswordByLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPasswordByLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "52a39f53df7c00d866fa898e9b7a6d3dbd5c44e29c4f2969868b7ddc663a1664",
    "metadata": {},
    "name": "useSetPasswordByLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72efe0bed5d0f4251c35563eba710ef5";

export default node;
