/**
 * @generated SignedSource<<7337fab691fc6ed6d7f4fd4823afdf01>>
 * @relayHash 014ce84bbbbc43f513af17cb80604263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c9e59dfce34ec872537a858144e3aaa6958fa2c94998a06f3fbfe845a19086d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReferralPageQuery$variables = Record<PropertyKey, never>;
export type ReferralPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly referralCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitedList_member">;
  } | null | undefined;
};
export type ReferralPageQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly invitedMembers: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "InvitedMember";
          readonly id: string;
          readonly maskedAccount: string;
          readonly registeredAt: string;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
      readonly totalCount: number;
    } | null | undefined;
    readonly referralCode: string | null | undefined;
  } | null | undefined;
};
export type ReferralPageQuery = {
  rawResponse: ReferralPageQuery$rawResponse;
  response: ReferralPageQuery$data;
  variables: ReferralPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "referralCode",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReferralPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "RequiredField",
            "field": (v1/*:: as any*/),
            "action": "THROW"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvitedList_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReferralPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "InvitedMemberConnection",
            "kind": "LinkedField",
            "name": "invitedMembers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "InvitedMemberEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvitedMember",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maskedAccount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "registeredAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "invitedMembers(first:20)"
          },
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "InvitedList_invitedMembers",
            "kind": "LinkedHandle",
            "name": "invitedMembers"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c9e59dfce34ec872537a858144e3aaa6958fa2c94998a06f3fbfe845a19086d",
    "metadata": {},
    "name": "ReferralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db7bbf2332c252d96ac7a7b95f744231";

export default node;
