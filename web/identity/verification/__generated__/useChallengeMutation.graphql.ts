/**
 * @generated SignedSource<<6f604226fe08a94f2dc6e72d0e3ec6eb>>
 * @relayHash dc20cfe97475dd239d16ad3487c7cc78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7010482522aa384d99645d56c1aa32cdce047227dcf40f4004928fe1657ff80

import type { ConcreteRequest } from 'relay-runtime';
export type useChallengeMutation$variables = Record<PropertyKey, never>;
export type useChallengeMutation$data = {
  readonly requestChallenge: {
    readonly __typename: "RequestChallengePayload";
    readonly challenge: {
      readonly algorithm: string;
      readonly challenge: string;
      readonly maxNumber: number;
      readonly salt: string;
      readonly signature: string;
    };
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useChallengeMutation$rawResponse = {
  readonly requestChallenge: {
    readonly __typename: "RequestChallengePayload";
    readonly challenge: {
      readonly algorithm: string;
      readonly challenge: string;
      readonly maxNumber: number;
      readonly salt: string;
      readonly signature: string;
    };
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: string;
  };
};
export type useChallengeMutation = {
  rawResponse: useChallengeMutation$rawResponse;
  response: useChallengeMutation$data;
  variables: useChallengeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "requestChallenge",
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
            "concreteType": "Challenge",
            "kind": "LinkedField",
            "name": "challenge",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "algorithm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "challenge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "signature",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxNumber",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RequestChallengePayload",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChallengeMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useChallengeMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f7010482522aa384d99645d56c1aa32cdce047227dcf40f4004928fe1657ff80",
    "metadata": {},
    "name": "useChallengeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "316a9aba7913ebc4d93d5bce3a38a746";

export default node;
