/**
 * @generated SignedSource<<dcaf83ca25985f070c35ce6d9afec2c9>>
 * @relayHash b11615b3c4974d2a6f7cd8cdbb0a7f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c970a87f6c2f21664168c3b4e731d98a03235f2634a96905bbd08894f7d4c892

import type { ConcreteRequest } from 'relay-runtime';
export type VisitPlaceQuery$variables = Record<PropertyKey, never>;
export type VisitPlaceQuery$data = {
  readonly visit: {
    readonly address: string | null | undefined;
    readonly country: string | null | undefined;
  } | null | undefined;
};
export type VisitPlaceQuery = {
  response: VisitPlaceQuery$data;
  variables: VisitPlaceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Visit",
    "kind": "LinkedField",
    "name": "visit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "country",
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
    "name": "VisitPlaceQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisitPlaceQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c970a87f6c2f21664168c3b4e731d98a03235f2634a96905bbd08894f7d4c892",
    "metadata": {},
    "name": "VisitPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4823087da1a96cee2936c0aa0edaf862";

export default node;
