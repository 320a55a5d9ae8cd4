/**
 * @generated SignedSource<<507f1c5ac99aa790a268cd535c8f333d>>
 * @relayHash c051b768aca5b80aa5ec2a1bba185ead
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e244775910b594f29c4a0bd3a0bce54a74093c53c272f2b4d7a7cf372be47b9

import type { ConcreteRequest } from 'relay-runtime';
export type serviceLinkMutation$variables = Record<PropertyKey, never>;
export type serviceLinkMutation$data = {
  readonly openCustomerService: {
    readonly url?: string | null | undefined;
  };
};
export type serviceLinkMutation$rawResponse = {
  readonly openCustomerService: {
    readonly __typename: "OpenCustomerServicePayload";
    readonly url: string | null | undefined;
  } | {
    readonly __typename: string;
  };
};
export type serviceLinkMutation = {
  rawResponse: serviceLinkMutation$rawResponse;
  response: serviceLinkMutation$data;
  variables: serviceLinkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "OpenCustomerServicePayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "serviceLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "openCustomerService",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "serviceLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "openCustomerService",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e244775910b594f29c4a0bd3a0bce54a74093c53c272f2b4d7a7cf372be47b9",
    "metadata": {},
    "name": "serviceLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3988b0dcf9eff62ddd76de486a6f05bb";

export default node;
