/**
 * @generated SignedSource<<69ab2809e1f2135857ed9f5b3bed5169>>
 * @relayHash c620ac69221375953612ca65f306c4dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0046d7748245e1804630db4b7bff7f0a55c330ee47b4bb02fff179526b60f766

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
    readonly __typename: "FeatureOffError";
    readonly __typename: "FeatureOffError";
  } | {
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
    "id": "0046d7748245e1804630db4b7bff7f0a55c330ee47b4bb02fff179526b60f766",
    "metadata": {},
    "name": "useRecoverByEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "011986a8ac96fa3208927fa6255a03ac";

export default node;
