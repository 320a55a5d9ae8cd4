/**
 * @generated SignedSource<<e00ae3cc2221774b1d7ab64e3fbf8846>>
 * @relayHash 9ba334e6de621de1a1ef1f3fab228e2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b424b9636d29f429dc6f39673491579c213d691fef5792e0f58155ba7393e4c9

import type { ConcreteRequest } from 'relay-runtime';
export type RequestCodeInput = {
  challenge?: string | null | undefined;
  countryDialingCode: string;
  mobileNum: string;
};
export type useRecoveryCodeMutation$variables = {
  input: RequestCodeInput;
};
export type useRecoveryCodeMutation$data = {
  readonly requestRecoveryCode: {
    readonly __typename: "ChallengeFailedError";
    readonly __typename: "ChallengeFailedError";
  } | {
    readonly __typename: "CodeNotSentError";
    readonly retryAfterSeconds: number | null | undefined;
    readonly text: string;
  } | {
    readonly __typename: "CodeSentPayload";
    readonly checkId: string | null | undefined;
    readonly expiresInSeconds: number;
  } | {
    readonly __typename: "FeatureOffError";
    readonly __typename: "FeatureOffError";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRecoveryCodeMutation = {
  response: useRecoveryCodeMutation$data;
  variables: useRecoveryCodeMutation$variables;
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
    "name": "requestRecoveryCode",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "checkId",
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
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "CodeNotSentError",
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
    "name": "useRecoveryCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRecoveryCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b424b9636d29f429dc6f39673491579c213d691fef5792e0f58155ba7393e4c9",
    "metadata": {},
    "name": "useRecoveryCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd21bff2d046bcec4483254c077e9744";

export default node;
