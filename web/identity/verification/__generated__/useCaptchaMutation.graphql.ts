/**
 * @generated SignedSource<<1e80abefc082f7d69a44d0143a3949ab>>
 * @relayHash 136a0915e3771620a02f6c36924ae65f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a9d5368fcd78ce95db1ab7ba8475574e7e0032520add5a3774886e5840e1a9

import type { ConcreteRequest } from 'relay-runtime';
export type useCaptchaMutation$variables = Record<PropertyKey, never>;
export type useCaptchaMutation$data = {
  readonly refreshCaptcha: {
    readonly __typename: "RefreshCaptchaPayload";
    readonly captcha: {
      readonly id: string;
      readonly image: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCaptchaMutation$rawResponse = {
  readonly refreshCaptcha: {
    readonly __typename: "RefreshCaptchaPayload";
    readonly captcha: {
      readonly id: string;
      readonly image: string;
    };
  } | {
    readonly __typename: string;
  };
};
export type useCaptchaMutation = {
  rawResponse: useCaptchaMutation$rawResponse;
  response: useCaptchaMutation$data;
  variables: useCaptchaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "refreshCaptcha",
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
            "concreteType": "Captcha",
            "kind": "LinkedField",
            "name": "captcha",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RefreshCaptchaPayload",
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
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCaptchaMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "48a9d5368fcd78ce95db1ab7ba8475574e7e0032520add5a3774886e5840e1a9",
    "metadata": {},
    "name": "useCaptchaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cdf98e41abea4d853a70fd658c61213d";

export default node;
