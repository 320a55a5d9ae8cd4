/**
 * @generated SignedSource<<7582188fb45506bebf8b4291c7c5ac85>>
 * @relayHash 230a58ae2d4ad17cf683e8b52b2a150f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36d0b236fca2f8908e3eedf53e6e4ab878a3859b2326c6ee0e819a856fde4eaa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordLinkScreenQuery$variables = Record<PropertyKey, never>;
export type PasswordLinkScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};
export type PasswordLinkScreenQuery = {
  response: PasswordLinkScreenQuery$data;
  variables: PasswordLinkScreenQuery$variables;
};

const node: ConcreteRequest = {
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
              }
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loginRequired",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36d0b236fca2f8908e3eedf53e6e4ab878a3859b2326c6ee0e819a856fde4eaa",
    "metadata": {},
    "name": "PasswordLinkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "a11b63d374b4679aa92ffbcd17b2c6f5";

export default node;
