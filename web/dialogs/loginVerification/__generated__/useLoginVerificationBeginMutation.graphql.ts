/**
 * @generated SignedSource<<bffd8830255f7a1c1a3b39aebe11b4a3>>
 * @relayHash 290fc14116247b80b778d7c6f648c392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b72e48f3a4a9867578cb0f77af054ba9713331bb903009399a06d94f467a0b

import type { ConcreteRequest } from 'relay-runtime';
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
export type BeginLoginVerificationInput = {
  method: LoginVerificationMethod;
  verificationId: string;
};
export type useLoginVerificationBeginMutation$variables = {
  input: BeginLoginVerificationInput;
};
export type useLoginVerificationBeginMutation$data = {
  readonly beginLoginVerification: {
    readonly __typename: "CodeSentPayload";
    readonly expiresInSeconds: number;
  } | {
    readonly __typename: "FeatureOffError";
    readonly __typename: "FeatureOffError";
  } | {
    readonly __typename: "LoginVerificationExpiredError";
    readonly __typename: "LoginVerificationExpiredError";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLoginVerificationBeginMutation = {
  response: useLoginVerificationBeginMutation$data;
  variables: useLoginVerificationBeginMutation$variables;
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
    "name": "beginLoginVerification",
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
            "name": "expiresInSeconds",
            "storageKey": null
          }
        ],
        "type": "CodeSentPayload",
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
    "name": "useLoginVerificationBeginMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginVerificationBeginMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2b72e48f3a4a9867578cb0f77af054ba9713331bb903009399a06d94f467a0b",
    "metadata": {},
    "name": "useLoginVerificationBeginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b49f4075dc23c9d833663105b2034d3d";

export default node;
