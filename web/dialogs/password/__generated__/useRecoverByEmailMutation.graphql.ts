/**
 * @generated SignedSource<<f995742d80be600f951c4c7b364745fc>>
 * @relayHash 705b4f3ccbfa944672b1c7309b2bcbb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6efd6da0df54cad3f315c2d1594e0d497f6f3cd20f9889877fce19a7eb2cb12

import type { ConcreteRequest } from 'relay-runtime';
export type RecoverByEmailInput = {
  email: string;
  username: string;
};
export type useRecoverByEmailMutation$variables = {
  input: RecoverByEmailInput;
};
export type useRecoverByEmailMutation$data = {
  readonly recoverByEmail: {
    readonly __typename: "RecoverByEmailPayload";
    readonly accepted: boolean;
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRecoverByEmailMutation = {
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
    "name": "recoverByEmail",
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
            "name": "accepted",
            "storageKey": null
          }
        ],
        "type": "RecoverByEmailPayload",
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
    "name": "useRecoverByEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecoverByEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6efd6da0df54cad3f315c2d1594e0d497f6f3cd20f9889877fce19a7eb2cb12",
    "metadata": {},
    "name": "useRecoverByEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "958bf1f8c218a85be7edd0db6c7577f3";

export default node;
