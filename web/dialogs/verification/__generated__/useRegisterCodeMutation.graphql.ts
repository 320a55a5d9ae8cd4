/**
 * @generated SignedSource<<024d07ec550add1905ad39cd542c5025>>
 * @relayHash 116250a1340221dec1ffd0e0fffb9a2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02b3723f44dbe64bab92e45d76922997ccde5f46497789a36582e959b2528fc

import type { ConcreteRequest } from 'relay-runtime';
export type RequestCodeInput = {
  challenge?: string | null | undefined;
  countryDialingCode: string;
  mobileNum: string;
};
export type useRegisterCodeMutation$variables = {
  input: RequestCodeInput;
};
export type useRegisterCodeMutation$data = {
  readonly requestRegisterCode: {
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
export type useRegisterCodeMutation = {
  response: useRegisterCodeMutation$data;
  variables: useRegisterCodeMutation$variables;
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
    "name": "requestRegisterCode",
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
    "name": "useRegisterCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c02b3723f44dbe64bab92e45d76922997ccde5f46497789a36582e959b2528fc",
    "metadata": {},
    "name": "useRegisterCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad9ef147262a44f4610ef86fe56d0a21";

export default node;
