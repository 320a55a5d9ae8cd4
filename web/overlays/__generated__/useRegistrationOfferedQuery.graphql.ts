/**
 * @generated SignedSource<<8fba6cb65985cd1e4df034a3f28fe267>>
 * @relayHash 02ec8d76d4009605563d9428e0e2cdf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a2c26b02da94575037aeee7b03792158b0728becb618440cecfda47ffe36ae

import type { ConcreteRequest } from 'relay-runtime';
export type useRegistrationOfferedQuery$variables = Record<PropertyKey, never>;
export type useRegistrationOfferedQuery$data = {
  readonly site: {
    readonly switches: {
      readonly directRegistration: boolean;
    } | null | undefined;
  };
};
export type useRegistrationOfferedQuery$rawResponse = {
  readonly site: {
    readonly switches: {
      readonly directRegistration: boolean;
    } | null | undefined;
  };
};
export type useRegistrationOfferedQuery = {
  rawResponse: useRegistrationOfferedQuery$rawResponse;
  response: useRegistrationOfferedQuery$data;
  variables: useRegistrationOfferedQuery$variables;
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
            "name": "directRegistration",
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
    "name": "useRegistrationOfferedQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRegistrationOfferedQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "37a2c26b02da94575037aeee7b03792158b0728becb618440cecfda47ffe36ae",
    "metadata": {},
    "name": "useRegistrationOfferedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5c048bd5a617840fe74c66fb6e3c34b";

export default node;
