/**
 * @generated SignedSource<<72717bef35a6d42904986a8815cfe055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialIdentityRow_identity$data = {
  readonly id: string;
  readonly name: string;
  readonly openedAccount: boolean;
  readonly tiedAt: string;
  readonly " $fragmentType": "SocialIdentityRow_identity";
};
export type SocialIdentityRow_identity$key = {
  readonly " $data"?: SocialIdentityRow_identity$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialIdentityRow_identity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialIdentityRow_identity",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAccount",
      "storageKey": null
    }
  ],
  "type": "SocialIdentity",
  "abstractKey": null
};

(node as any).hash = "b6fe0e49e66392710d7696e1a8f3d43c";

export default node;
