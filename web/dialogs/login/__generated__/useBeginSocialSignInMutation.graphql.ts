/**
 * @generated SignedSource<<ccd28537dfd07e1e90109994c9abd13d>>
 * @relayHash 7b8228104f77e7e9a6df8d47537659f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 285df4a46262dd5e5146fca9db0c44bbf1e645ed4b530a94110fb6cba82c0adf

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
    "id": "285df4a46262dd5e5146fca9db0c44bbf1e645ed4b530a94110fb6cba82c0adf",
    "metadata": {},
    "name": "useBeginSocialSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "41df5dbed81592893fb7f8c6a8f22d34";

export default node;
