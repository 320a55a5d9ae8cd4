/**
 * @generated SignedSource<<2b4224301e535aa929916eb19303e6c7>>
 * @relayHash b45a8013c5ec7b570f602f56080016c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20c6ec6d5cd89e50c2a7061fb47d0b1aeec3cf4167daf513123bd1cdc1e7801e

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
    readonly __typename: "PhoneServiceFailedError";
    readonly __typename: "PhoneServiceFailedError";
  } | {
    readonly __typename: "TooManyAttemptsError";
    readonly retryAfterSeconds: number;
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "TooManyAttemptsError",
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
    "id": "20c6ec6d5cd89e50c2a7061fb47d0b1aeec3cf4167daf513123bd1cdc1e7801e",
    "metadata": {},
    "name": "useConfirmPhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2905ff3d00a32c72edfd122090d018f3";

export default node;
