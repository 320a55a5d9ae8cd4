/**
 * @generated SignedSource<<0812a3ddb13120b9d25191a6466e7bdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactKind = "EMAIL" | "PHONE" | "%future added value";
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SecurityList_member$data = {
  readonly authenticator: {
    readonly enabled: boolean;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
  readonly contacts: {
    readonly email: {
      readonly hint: string;
      readonly proven: boolean;
    } | null | undefined;
    readonly offered: ReadonlyArray<ContactKind>;
    readonly phone: {
      readonly hint: string;
      readonly proven: boolean;
    } | null | undefined;
    readonly proofs: ReadonlyArray<{
      readonly hint: string;
      readonly method: LoginVerificationMethod;
    }>;
  } | null | undefined;
  readonly paymentPassword: {
    readonly factor: SecondFactor;
    readonly hint: string;
  } | null | undefined;
  readonly " $fragmentType": "SecurityList_member";
};
export type SecurityList_member$key = {
  readonly " $data"?: SecurityList_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityList_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hint",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "SecurityList_member",
  "selections": [
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "email",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LoginVerificationChoice",
          "kind": "LinkedField",
          "name": "proofs",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentPassword",
      "kind": "LinkedField",
      "name": "paymentPassword",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "factor",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "f80893b2940a5065b3590eedca2329f4";

export default node;
