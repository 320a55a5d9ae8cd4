/**
 * @generated SignedSource<<a46cba9497724e16517481f852525201>>
 * @relayHash 2f1fde9a1314d49be0d91effa37d61b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11a6c58a671783af5c69b59437e0ef46dfa507a42d25859b417c43e4f486f48d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUntieSocialIdentityMutation$variables = {
  identityId: string;
  password: string;
};
export type useUntieSocialIdentityMutation$data = {
  readonly untieSocialIdentity: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useUntieSocialIdentity_untied">;
  };
};
export type useUntieSocialIdentityMutation$rawResponse = {
  readonly untieSocialIdentity: {
    readonly __typename: string;
    readonly __isRefusal?: string;
    readonly __isUntieSocialIdentityResult: string;
    readonly code?: string;
    readonly correlationId?: string;
    readonly message?: string;
  };
};
export type useUntieSocialIdentityMutation = {
  rawResponse: useUntieSocialIdentityMutation$rawResponse;
  response: useUntieSocialIdentityMutation$data;
  variables: useUntieSocialIdentityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identityId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "password"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "identityId",
    "variableName": "identityId"
  },
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
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
    "name": "useUntieSocialIdentityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "untieSocialIdentity",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useUntieSocialIdentity_untied",
            "selections": [
              (v2/*:: as any*/)
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
                  "selections": (v3/*:: as any*/),
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
    "name": "useUntieSocialIdentityMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "untieSocialIdentity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isUntieSocialIdentityResult"
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11a6c58a671783af5c69b59437e0ef46dfa507a42d25859b417c43e4f486f48d",
    "metadata": {},
    "name": "useUntieSocialIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bcf0714efddcf32a8e4b8c484f34fd6";

export default node;
