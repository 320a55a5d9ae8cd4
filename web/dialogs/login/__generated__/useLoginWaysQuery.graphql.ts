/**
 * @generated SignedSource<<4e2844fd4abe0f720b89f0b599149a35>>
 * @relayHash dc749bb7952498b28cb4a40e0dd10f56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b3e1f2001cee5639eed17e3cec08348f60c6674432cc5962274501e530be197

import type { ConcreteRequest } from 'relay-runtime';
export type useLoginWaysQuery$variables = Record<PropertyKey, never>;
export type useLoginWaysQuery$data = {
  readonly site: {
    readonly socialProviders: ReadonlyArray<{
      readonly name: string;
      readonly provider: string;
    }> | null | undefined;
    readonly switches: {
      readonly freePlay: boolean;
      readonly smsLogIn: boolean;
      readonly socialSignIn: boolean;
    } | null | undefined;
  };
};
export type useLoginWaysQuery$rawResponse = {
  readonly site: {
    readonly socialProviders: ReadonlyArray<{
      readonly name: string;
      readonly provider: string;
    }> | null | undefined;
    readonly switches: {
      readonly freePlay: boolean;
      readonly smsLogIn: boolean;
      readonly socialSignIn: boolean;
    } | null | undefined;
  };
};
export type useLoginWaysQuery = {
  rawResponse: useLoginWaysQuery$rawResponse;
  response: useLoginWaysQuery$data;
  variables: useLoginWaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "SiteSwitches",
        "kind": "LinkedField",
        "name": "switches",
        "plural": false,
        "selections": [
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
        "concreteType": "SocialProvider",
        "kind": "LinkedField",
        "name": "socialProviders",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "provider",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLoginWaysQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLoginWaysQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2b3e1f2001cee5639eed17e3cec08348f60c6674432cc5962274501e530be197",
    "metadata": {},
    "name": "useLoginWaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11451e221402962ce9cce770fe7ff953";

export default node;
