/**
 * @generated SignedSource<<a32bca96e3b286e619bb461c9a8ea455>>
 * @relayHash 80b5084a0479b8286493088961440b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c08c70cc0ccea4061d022648e580d29b5a51bcda7688563f809015bfcd95ad5e

import type { ConcreteRequest } from 'relay-runtime';
export type TransferToMemberInput = {
  amount: string;
  idempotencyKey: string;
  receiverId: string;
  stepUpTicket: string;
};
export type useTransferToMemberMutation$variables = {
  input: TransferToMemberInput;
};
export type useTransferToMemberMutation$data = {
  readonly transferToMember: {
    readonly __typename: string;
    readonly message?: string;
    readonly transfer?: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly viewer?: {
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly id: string;
      readonly memberTransferTerms: {
        readonly leftToday: {
          readonly amount: string;
        };
      } | null | undefined;
    };
  };
};
export type useTransferToMemberMutation$rawResponse = {
  readonly transferToMember: {
    readonly __typename: "TransferToMemberPayload";
    readonly transfer: {
      readonly amount: {
        readonly amount: string;
      };
    };
    readonly viewer: {
      readonly balance: {
        readonly amount: string;
        readonly currency: string;
        readonly symbol: string;
      } | null | undefined;
      readonly id: string;
      readonly memberTransferTerms: {
        readonly leftToday: {
          readonly amount: string;
        };
      } | null | undefined;
    };
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly message?: string;
  };
};
export type useTransferToMemberMutation = {
  rawResponse: useTransferToMemberMutation$rawResponse;
  response: useTransferToMemberMutation$data;
  variables: useTransferToMemberMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
    "name": "transferToMember",
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
            "concreteType": "MemberTransfer",
            "kind": "LinkedField",
            "name": "transfer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "symbol",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MemberTransferTerms",
                "kind": "LinkedField",
                "name": "memberTransferTerms",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "leftToday",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "TransferToMemberPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Refusal",
        "abstractKey": "__isRefusal"
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
    "name": "useTransferToMemberMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTransferToMemberMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c08c70cc0ccea4061d022648e580d29b5a51bcda7688563f809015bfcd95ad5e",
    "metadata": {},
    "name": "useTransferToMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eca7c41a77ccfdca61ec798b2763db5f";

export default node;
