/**
 * @generated SignedSource<<4007a5a3374814580efd23bc07d0fefb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageRow_message$data = {
  readonly content: string;
  readonly id: string;
  readonly isRead: boolean;
  readonly sentAt: string;
  readonly title: string;
  readonly " $fragmentType": "MessageRow_message";
};
export type MessageRow_message$key = {
  readonly " $data"?: MessageRow_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageRow_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageRow_message",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "549c07dceb2bf56d5e8c1c8bbce1a4a2";

export default node;
