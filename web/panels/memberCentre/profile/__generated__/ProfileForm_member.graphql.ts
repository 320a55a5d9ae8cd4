/**
 * @generated SignedSource<<4ecd8ff0fdb837273ebfb8f29415e868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileContactName = "FACEBOOK" | "LINE" | "QQ" | "WECHAT" | "WHATSAPP" | "ZALO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_member$data = {
  readonly account: string;
  readonly avatars: {
    readonly chosenUrl: string | null | undefined;
    readonly urls: ReadonlyArray<string>;
  } | null | undefined;
  readonly nickname: string;
  readonly profile: {
    readonly birthday: string | null | undefined;
    readonly contacts: ReadonlyArray<{
      readonly name: ProfileContactName;
      readonly value: string;
    }>;
    readonly minimumAge: number;
  };
  readonly " $fragmentType": "ProfileForm_member";
};
export type ProfileForm_member$key = {
  readonly " $data"?: ProfileForm_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_member",
  "selections": [
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
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
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
      "action": "THROW"
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "90c3bbd25c8259b6af6e920224f9be80";

export default node;
