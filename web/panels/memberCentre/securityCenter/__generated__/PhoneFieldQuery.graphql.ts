/**
 * @generated SignedSource<<3e2e122c87829ab30699d0ac5adc8eb3>>
 * @relayHash f7b7c41abbea30378d0bde292ef60826
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dd6a10269831120d15f7083461ecf949be310038fbc66f09a08de081d3c8c6d

import type { ConcreteRequest } from 'relay-runtime';
export type PhoneFieldQuery$variables = Record<PropertyKey, never>;
export type PhoneFieldQuery$data = {
  readonly site: {
    readonly countries: ReadonlyArray<{
      readonly countryCode: string;
      readonly countryDialingCode: string;
    }> | null | undefined;
    readonly country: {
      readonly countryCode: string;
      readonly countryDialingCode: string;
    } | null | undefined;
  };
};
export type PhoneFieldQuery$rawResponse = {
  readonly site: {
    readonly countries: ReadonlyArray<{
      readonly countryCode: string;
      readonly countryDialingCode: string;
    }> | null | undefined;
    readonly country: {
      readonly countryCode: string;
      readonly countryDialingCode: string;
    } | null | undefined;
  };
};
export type PhoneFieldQuery = {
  rawResponse: PhoneFieldQuery$rawResponse;
  response: PhoneFieldQuery$data;
  variables: PhoneFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countryCode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countryDialingCode",
    "storageKey": null
  }
],
v1 = [
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
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "country",
        "plural": false,
        "selections": (v0/*:: as any*/),
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
    "name": "PhoneFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PhoneFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6dd6a10269831120d15f7083461ecf949be310038fbc66f09a08de081d3c8c6d",
    "metadata": {},
    "name": "PhoneFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b3ea4cd57c75644b7d2949215bbe03e";

export default node;
