/**
 * @generated SignedSource<<5af03967466e6563c84a3a72c434ee0e>>
 * @relayHash b4d41a7edb2e4f78c458587cdad7e0d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 808f4b4b4028c1693aab82c59be20ef32aab540bb62dc68c20c06bd4a8b84108

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UntieSocialIdentityInput = {
  identityId: string;
  password: string;
};
export type useUntieSocialIdentityMutation$variables = {
  input: UntieSocialIdentityInput;
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
    "id": "808f4b4b4028c1693aab82c59be20ef32aab540bb62dc68c20c06bd4a8b84108",
    "metadata": {},
    "name": "useUntieSocialIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0af927887a94a304066c063b53e64aff";

export default node;
