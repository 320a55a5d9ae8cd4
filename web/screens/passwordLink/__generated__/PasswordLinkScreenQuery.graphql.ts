/**
 * @generated SignedSource<<2bf05b972e62bdf3dddb7fea1dcec15d>>
 * @relayHash 381fcdb3a2ef88b090ec972e157c36ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d3898416276a73b00f69b6ab18252a1144ad17121d310b357c432478b56daf0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Language = "CN" | "EN" | "ID" | "TH" | "TY" | "VI" | "%future added value";
export type PasswordLinkScreenQuery$variables = Record<PropertyKey, never>;
export type PasswordLinkScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};
export type PasswordLinkScreenQuery$rawResponse = {
  readonly site: {
    readonly brandName: string;
    readonly languages: ReadonlyArray<Language>;
    readonly loginRequired: boolean;
    readonly minimumAge: number;
    readonly promoBar: {
      readonly barId: string;
      readonly text: string;
      readonly url: string;
    } | null | undefined;
    readonly registrationAge: number;
    readonly resources: ReadonlyArray<{
      readonly type: string;
      readonly url: string;
    }>;
    readonly switches: {
      readonly chat: boolean;
      readonly directRegistration: boolean;
      readonly freePlay: boolean;
      readonly smsLogIn: boolean;
      readonly socialSignIn: boolean;
    } | null | undefined;
  };
};
export type PasswordLinkScreenQuery = {
  rawResponse: PasswordLinkScreenQuery$rawResponse;
  response: PasswordLinkScreenQuery$data;
  variables: PasswordLinkScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordLinkScreenQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "hasMenus",
            "value": false
          }
        ],
        "kind": "FragmentSpread",
        "name": "Shell_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordLinkScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "brandName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "languages",
            "storageKey": null
          },
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
                "name": "directRegistration",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "smsLogIn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "freePlay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "socialSignIn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chat",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteResource",
            "kind": "LinkedField",
            "name": "resources",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
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
            "kind": "ScalarField",
            "name": "registrationAge",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PromoBar",
            "kind": "LinkedField",
            "name": "promoBar",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "barId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5d3898416276a73b00f69b6ab18252a1144ad17121d310b357c432478b56daf0",
    "metadata": {},
    "name": "PasswordLinkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01b96e0c462580ff8da07888d7fe2cbe";

export default node;
