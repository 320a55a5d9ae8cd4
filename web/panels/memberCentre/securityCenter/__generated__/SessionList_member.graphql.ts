/**
 * @generated SignedSource<<150bcd8a4ef52b568c11f078a0c3b2b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionList_member$data = {
  readonly sessions: ReadonlyArray<{
    readonly current: boolean;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SessionRow_session">;
  }> | null | undefined;
  readonly " $fragmentType": "SessionList_member";
};
export type SessionList_member$key = {
  readonly " $data"?: SessionList_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionList_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberSession",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
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
          "name": "current",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionRow_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "744d3a4daa6012077f7566d32b2ebd2d";

export default node;
