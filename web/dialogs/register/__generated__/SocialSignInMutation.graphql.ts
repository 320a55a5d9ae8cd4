/**
 * @generated SignedSource<<06bf7407a5f011025682479fee5ed43b>>
 * @relayHash 16e4058f5e0a2fc93af1f376174a08a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cde4cf0206b7cdb149981ba6d86b3fe34dfdc79e4707f18d39fbdf547dbdb30e

import type { ConcreteRequest } from 'relay-runtime';
export type SocialSignInMutation$variables = {
  provider: string;
};
export type SocialSignInMutation$data = {
  readonly beginSocialSignIn: {
    readonly __typename: "BeginSocialSignInPayload";
    readonly url: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SocialSignInMutation = {
  response: SocialSignInMutation$data;
  variables: SocialSignInMutation$variables;
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
    "name": "SocialSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SocialSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cde4cf0206b7cdb149981ba6d86b3fe34dfdc79e4707f18d39fbdf547dbdb30e",
    "metadata": {},
    "name": "SocialSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b73c7b0944fa3653250d7cc72437731b";

export default node;
