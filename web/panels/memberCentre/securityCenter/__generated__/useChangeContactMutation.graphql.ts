/**
 * @generated SignedSource<<bbe05331c27d91ed264d260826c18830>>
 * @relayHash 2e7c0db3a69555467f71c33a7a0a4b81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad3ba87344a028f86a5e432605798a8caad7a423b349190496f91600e40364c8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactKind = "EMAIL" | "PHONE" | "%future added value";
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
export type SecondFactor = "EMAIL" | "NONE" | "PHONE" | "TOTP" | "%future added value";
export type ChangeContactInput = {
  code: string;
  contact: ContactKind;
  countryDialingCode?: string | null | undefined;
  proof?: LoginVerificationMethod | null | undefined;
  proofCode?: string | null | undefined;
  value?: string | null | undefined;
};
export type useChangeContactMutation$variables = {
  input: ChangeContactInput;
};
export type useChangeContactMutation$data = {
  readonly changeContact: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useChangeContact_changed">;
  };
};
export type useChangeContactMutation$rawResponse = {
  readonly changeContact: {
    readonly __typename: "ChangeContactPayload";
    readonly __isChangeContactResult: "ChangeContactPayload";
    readonly viewer: {
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
      readonly paymentPassword: {
        readonly factor: SecondFactor;
        readonly hint: string;
      } | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: string;
    readonly __isChangeContactResult: string;
    readonly __isRefusal?: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useChangeContactMutation = {
  rawResponse: useChangeContactMutation$rawResponse;
  response: useChangeContactMutation$data;
  variables: useChangeContactMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correlationId",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hint",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "proven",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeContact",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useChangeContact_changed",
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Member",
                    "kind": "LinkedField",
                    "name": "viewer",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SecurityList_member"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ChangeContactPayload",
                "abstractKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeContactMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "changeContact",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isChangeContactResult"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                        "selections": (v6/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Contact",
                        "kind": "LinkedField",
                        "name": "email",
                        "plural": false,
                        "selections": (v6/*:: as any*/),
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
                          (v5/*:: as any*/)
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
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeContactPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad3ba87344a028f86a5e432605798a8caad7a423b349190496f91600e40364c8",
    "metadata": {},
    "name": "useChangeContactMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81a7a43b33c4b7ff259468d075b5a854";

export default node;
