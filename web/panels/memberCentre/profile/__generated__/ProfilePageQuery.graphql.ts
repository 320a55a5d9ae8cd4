/**
 * @generated SignedSource<<03ff7580fbd9d3dff05dd548c5feae9c>>
 * @relayHash 31b5c45538f167cf3223af8ecad9ceca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7cf6f089fb2db9e8c47316c034bd685ae457164f0f48c693c2b24926709fcd5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileContactName = "FACEBOOK" | "LINE" | "QQ" | "WECHAT" | "WHATSAPP" | "ZALO" | "%future added value";
export type ProfilePageQuery$variables = Record<PropertyKey, never>;
export type ProfilePageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly profile: {
      readonly __typename: "Profile";
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_member">;
  } | null | undefined;
};
export type ProfilePageQuery$rawResponse = {
  readonly viewer: {
    readonly account: string;
    readonly avatars: {
      readonly chosenUrl: string | null | undefined;
      readonly urls: ReadonlyArray<string>;
    } | null | undefined;
    readonly id: string;
    readonly nickname: string;
    readonly profile: {
      readonly __typename: "Profile";
      readonly birthday: string | null | undefined;
      readonly contacts: ReadonlyArray<{
        readonly name: ProfileContactName;
        readonly value: string;
      }>;
      readonly minimumAge: number;
    } | null | undefined;
  } | null | undefined;
};
export type ProfilePageQuery = {
  rawResponse: ProfilePageQuery$rawResponse;
  response: ProfilePageQuery$data;
  variables: ProfilePageQuery$variables;
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
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfilePageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileForm_member"
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
    "name": "ProfilePageQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Profile",
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "birthday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "minimumAge",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProfileContact",
                "kind": "LinkedField",
                "name": "contacts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "account",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nickname",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Avatars",
            "kind": "LinkedField",
            "name": "avatars",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chosenUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "urls",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e7cf6f089fb2db9e8c47316c034bd685ae457164f0f48c693c2b24926709fcd5",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a46adbb85e07b93bb8a0837b19fd2676";

export default node;
