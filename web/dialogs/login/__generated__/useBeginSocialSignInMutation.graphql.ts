/**
 * @generated SignedSource<<65494f82cfa8a4f83405ba18192201ba>>
 * @relayHash aae57ff33910c8ae5261bf9fa1201ba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b98c6df84944acef63304d54fe1def3641922b0dadf4877a92d74345b32e8b19

import type { ConcreteRequest } from 'relay-runtime';
export type useBeginSocialSignInMutation$variables = {
  provider: string;
};
export type useBeginSocialSignInMutation$data = {
  readonly beginSocialSignIn: {
    readonly __typename: "BeginSocialSignInPayload";
    readonly url: string;
  } | {
    readonly __typename: "FeatureOffError";
    readonly __typename: "FeatureOffError";
  } | {
    readonly __typename: "SocialProviderUnavailableError";
    readonly __typename: "SocialProviderUnavailableError";
  } | {
    readonly __typename: "SocialSignInFailedError";
    readonly __typename: "SocialSignInFailedError";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBeginSocialSignInMutation = {
  response: useBeginSocialSignInMutation$data;
  variables: useBeginSocialSignInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "provider"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "provider",
        "variableName": "provider"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "beginSocialSignIn",
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
            "name": "url",
            "storageKey": null
          }
        ],
        "type": "BeginSocialSignInPayload",
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
    "name": "useBeginSocialSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBeginSocialSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b98c6df84944acef63304d54fe1def3641922b0dadf4877a92d74345b32e8b19",
    "metadata": {},
    "name": "useBeginSocialSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d2fffbf9fe96531a8b0a9ba9edf5911";

export default node;
