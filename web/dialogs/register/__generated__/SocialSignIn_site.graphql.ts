/**
 * @generated SignedSource<<c739146698a7ccca6abb1363e007b46f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialSignIn_site$data = {
  readonly socialProviders: ReadonlyArray<{
    readonly name: string;
    readonly provider: string;
  }> | null | undefined;
  readonly switches: {
    readonly socialSignIn: boolean;
  } | null | undefined;
  readonly " $fragmentType": "SocialSignIn_site";
};
export type SocialSignIn_site$key = {
  readonly " $data"?: SocialSignIn_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialSignIn_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialSignIn_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSwitches",
      "kind": "LinkedField",
      "name": "switches",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "socialSignIn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialProvider",
      "kind": "LinkedField",
      "name": "socialProviders",
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
          "name": "provider",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1212b2eb2f94b35c4f61b59a2f5db2a6";

export default node;
