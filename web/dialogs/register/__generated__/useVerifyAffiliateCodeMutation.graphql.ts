/**
 * @generated SignedSource<<7220476cd5e2cb93238f16160218b483>>
 * @relayHash daf8f6ded675d19d6d69321b158488cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2a3fd641360779b7a376cba4b95a03adde2e05b79f845d02e5c6bb33476735

import type { ConcreteRequest } from 'relay-runtime';
export type useVerifyAffiliateCodeMutation$variables = {
  code: string;
};
export type useVerifyAffiliateCodeMutation$data = {
  readonly verifyAffiliateCode: {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "VerifyAffiliateCodePayload";
    readonly code: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerifyAffiliateCodeMutation = {
  response: useVerifyAffiliateCodeMutation$data;
  variables: useVerifyAffiliateCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "verifyAffiliateCode",
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
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "VerifyAffiliateCodePayload",
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
    "name": "useVerifyAffiliateCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifyAffiliateCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2e2a3fd641360779b7a376cba4b95a03adde2e05b79f845d02e5c6bb33476735",
    "metadata": {},
    "name": "useVerifyAffiliateCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4928fb535da4e21a2829d6f028bdf85c";

export default node;
