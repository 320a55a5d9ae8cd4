/**
 * @generated SignedSource<<753f1ef1211e6f9aaeac333318e5dc78>>
 * @relayHash edd9fc454114d0634a016e41bcf63a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e74eab58f9d902c2f00d6ddba6677dbab910e8b64331b7492a8d811071de09b2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactKind = "EMAIL" | "PHONE" | "%future added value";
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
export type SecurityCenterPageQuery$variables = Record<PropertyKey, never>;
export type SecurityCenterPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SecurityList_member" | "SecurityOverview_member" | "SessionList_member" | "SocialIdentityRows_member">;
  } | null | undefined;
};
export type SecurityCenterPageQuery$rawResponse = {
  readonly viewer: {
    readonly account: string;
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
    readonly id: string;
    readonly lastLogin: {
      readonly address: string;
      readonly openedAt: string;
    } | null | undefined;
    readonly paymentPassword: {
      readonly factor: SecondFactor;
      readonly hint: string;
    } | null | undefined;
    readonly sessions: ReadonlyArray<{
      readonly address: string;
      readonly browser: string;
      readonly current: boolean;
      readonly id: string;
      readonly lastSeenAt: string;
      readonly openedAt: string;
    }> | null | undefined;
    readonly socialIdentities: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly openedAccount: boolean;
      readonly tiedAt: string;
    }> | null | undefined;
  } | null | undefined;
};
export type SecurityCenterPageQuery = {
  rawResponse: SecurityCenterPageQuery$rawResponse;
  response: SecurityCenterPageQuery$data;
  variables: SecurityCenterPageQuery$variables;
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
  "name": "hint",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "proven",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityCenterPageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecurityOverview_member"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecurityList_member"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SocialIdentityRows_member"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionList_member"
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
    "name": "SecurityCenterPageQuery",
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
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Contact",
                "kind": "LinkedField",
                "name": "email",
                "plural": false,
                "selections": (v2/*:: as any*/),
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
                  (v1/*:: as any*/)
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
            "concreteType": "LoginTrace",
            "kind": "LinkedField",
            "name": "lastLogin",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SocialIdentity",
            "kind": "LinkedField",
            "name": "socialIdentities",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MemberSession",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "current",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "browser",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastSeenAt",
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
    "id": "e74eab58f9d902c2f00d6ddba6677dbab910e8b64331b7492a8d811071de09b2",
    "metadata": {},
    "name": "SecurityCenterPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35510cfc2ac065391d90ff88c7c49609";

export default node;
