/**
 * @generated SignedSource<<b5d65a176aba84ba84042ed4de44dba3>>
 * @relayHash 6bb634468c108ccaa28ec8d646e9a672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 370ede2712d27218278fce81aab9bee81dd4f2be4358f2396ce1ec5f42d8643c

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordDialogQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordDialogQuery$data = {
  readonly site: {
    readonly switches: {
      readonly phoneRecovery: boolean;
    } | null | undefined;
  };
};
export type ForgotPasswordDialogQuery$rawResponse = {
  readonly site: {
    readonly switches: {
      readonly phoneRecovery: boolean;
    } | null | undefined;
  };
};
export type ForgotPasswordDialogQuery = {
  rawResponse: ForgotPasswordDialogQuery$rawResponse;
  response: ForgotPasswordDialogQuery$data;
  variables: ForgotPasswordDialogQuery$variables;
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
            "name": "phoneRecovery",
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
    "name": "ForgotPasswordDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ForgotPasswordDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "370ede2712d27218278fce81aab9bee81dd4f2be4358f2396ce1ec5f42d8643c",
    "metadata": {},
    "name": "ForgotPasswordDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20add8fa11a364b7804e3ac7b7117f39";

export default node;
