/**
 * @generated SignedSource<<a6d7f1006a03e8c0cb4433691ac00db6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialIdentityRows_member$data = {
  readonly socialIdentities: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SocialIdentityRow_identity">;
  }> | null | undefined;
  readonly " $fragmentType": "SocialIdentityRows_member";
};
export type SocialIdentityRows_member$key = {
  readonly " $data"?: SocialIdentityRows_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialIdentityRows_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialIdentityRows_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialIdentity",
      "kind": "LinkedField",
      "name": "socialIdentities",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SocialIdentityRow_identity"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "3949a0196ba1a9a005b73db1b0db98cd";

export default node;
