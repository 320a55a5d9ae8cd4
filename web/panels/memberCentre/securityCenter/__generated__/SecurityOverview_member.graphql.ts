/**
 * @generated SignedSource<<2c742482d086d1626937c405dffc27f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityOverview_member$data = {
  readonly account: string;
  readonly authenticator: {
    readonly enabled: boolean;
  } | null | undefined;
  readonly contacts: {
    readonly email: {
      readonly proven: boolean;
    } | null | undefined;
    readonly phone: {
      readonly proven: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly lastLogin: {
    readonly address: string;
    readonly openedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "SecurityOverview_member";
};
export type SecurityOverview_member$key = {
  readonly " $data"?: SecurityOverview_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityOverview_member">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "proven",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityOverview_member",
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
      "concreteType": "Contacts",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "phone",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "email",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Authenticator",
      "kind": "LinkedField",
      "name": "authenticator",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoginTrace",
      "kind": "LinkedField",
      "name": "lastLogin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "dc034e43c0db87eaba96243fd9afbe2f";

export default node;
