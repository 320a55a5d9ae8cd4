/**
 * @generated SignedSource<<4eb2790742fdbf01b877ecc37c1a75f7>>
 * @relayHash cc7952b879e95b43ecef4113ecd8cc7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be87aee55dc9b1560c3d292accf168a641ab3af2b39caeb0e6414da83199491a

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmPhoneInput = {
  checkId: string;
  verificationCode: string;
};
export type useConfirmPhoneMutation$variables = {
  input: ConfirmPhoneInput;
};
export type useConfirmPhoneMutation$data = {
  readonly confirmPhone: {
    readonly __typename: "ConfirmPhonePayload";
    readonly phoneProof: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useConfirmPhoneMutation = {
  response: useConfirmPhoneMutation$data;
  variables: useConfirmPhoneMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "confirmPhone",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneProof",
            "storageKey": null
          }
        ],
        "type": "ConfirmPhonePayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConfirmPhoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmPhoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "be87aee55dc9b1560c3d292accf168a641ab3af2b39caeb0e6414da83199491a",
    "metadata": {},
    "name": "useConfirmPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6dff0d246cbfc33d8192faa054e35a2";

export default node;
