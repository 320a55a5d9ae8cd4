/**
 * @generated SignedSource<<4eaf41a4767af5ee7e056418783350d6>>
 * @relayHash 188a2e71a824f5277315db7ab7c118b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81043f02c124798de3cdb4f5270b667ce22da2c5543ec1e14b784f0c7164dabd

import type { ConcreteRequest } from 'relay-runtime';
export type followMessagesSubscription$variables = Record<PropertyKey, never>;
export type followMessagesSubscription$data = {
  readonly messageArrived: {
    readonly __typename: "MessageArrivedPayload";
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number | null | undefined;
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
export type followMessagesSubscription = {
  response: followMessagesSubscription$data;
  variables: followMessagesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "messageArrived",
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
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "viewer",
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
                "name": "unreadMessageCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "MessageArrivedPayload",
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
    "name": "followMessagesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "followMessagesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "81043f02c124798de3cdb4f5270b667ce22da2c5543ec1e14b784f0c7164dabd",
    "metadata": {},
    "name": "followMessagesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "dc0c82e5a0bc291dc17d56cd46df0b0f";

export default node;
