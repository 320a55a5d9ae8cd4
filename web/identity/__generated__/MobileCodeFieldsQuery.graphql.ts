/**
 * @generated SignedSource<<408c8cfe4c4b8984d1df539dcd9dec93>>
 * @relayHash 494801dccd685380d5db23b5766a637f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f7c50e1c05ec849802095736bb20c6a4b50aef0168f942b9d143851bdd104fc

import type { ConcreteRequest } from 'relay-runtime';
export type MobileCodeFieldsQuery$variables = Record<PropertyKey, never>;
export type MobileCodeFieldsQuery$data = {
  readonly registrationForm: {
    readonly challengeRequired: boolean;
    readonly dialingCodes: boolean;
  } | null | undefined;
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
export type MobileCodeFieldsQuery$rawResponse = {
  readonly registrationForm: {
    readonly challengeRequired: boolean;
    readonly dialingCodes: boolean;
  } | null | undefined;
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
export type MobileCodeFieldsQuery = {
  rawResponse: MobileCodeFieldsQuery$rawResponse;
  response: MobileCodeFieldsQuery$data;
  variables: MobileCodeFieldsQuery$variables;
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "RegistrationForm",
    "kind": "LinkedField",
    "name": "registrationForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "challengeRequired",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dialingCodes",
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
    "name": "MobileCodeFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MobileCodeFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7f7c50e1c05ec849802095736bb20c6a4b50aef0168f942b9d143851bdd104fc",
    "metadata": {},
    "name": "MobileCodeFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f048b4878017d87ec196a854083ada9";

export default node;
