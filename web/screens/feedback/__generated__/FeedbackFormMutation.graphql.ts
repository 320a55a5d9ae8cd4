/**
 * @generated SignedSource<<00d1c4bef2cb6fc67283bed64acfffff>>
 * @relayHash caf6ce4203a567b3615e7300b3279c64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aef4ef2dd514ee58d28fd20a91d6cba2a91b5daeb50b65bd0913a4e5dc67ecbb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendFeedbackInput = {
  content: string;
  idempotencyKey?: string | null | undefined;
  pictures?: ReadonlyArray<FeedbackPictureInput> | null | undefined;
};
export type FeedbackPictureInput = {
  pictureId: string;
  remark?: string | null | undefined;
};
export type FeedbackFormMutation$variables = {
  input: SendFeedbackInput;
};
export type FeedbackFormMutation$data = {
  readonly sendFeedback: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FeedbackForm_result">;
  };
};
export type FeedbackFormMutation$rawResponse = {
  readonly sendFeedback: {
    readonly __typename: "SendFeedbackPayload";
    readonly __isSendFeedbackResult: "SendFeedbackPayload";
    readonly number: string;
  } | {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isSendFeedbackResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type FeedbackFormMutation = {
  rawResponse: FeedbackFormMutation$rawResponse;
  response: FeedbackFormMutation$data;
  variables: FeedbackFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "SendFeedbackPayload",
  "abstractKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "correlationId",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sendFeedback",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "FeedbackForm_result",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedbackFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sendFeedback",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isSendFeedbackResult"
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aef4ef2dd514ee58d28fd20a91d6cba2a91b5daeb50b65bd0913a4e5dc67ecbb",
    "metadata": {},
    "name": "FeedbackFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "223be47903475433a4ef463d47ddd43c";

export default node;
