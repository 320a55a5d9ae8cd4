/**
 * @generated SignedSource<<58a14ae58d0f340f3dde9aa6dcae0c03>>
 * @relayHash a5d79621a3275daf937ea24970c16ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c246605d7b6c1e1da8e3cd5a4b453888c130e21be6e3d8adb7cd5234bb8d1f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberKind = "AGENT" | "DEMO" | "PLAYER" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
export type useViewerQuery$variables = Record<PropertyKey, never>;
export type useViewerQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly memberCentreAllowed: boolean;
    readonly mustChangePassword: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"useViewer_member">;
  } | null | undefined;
};
export type useViewerQuery$rawResponse = {
  readonly viewer: {
    readonly account: string;
    readonly agentCentreAllowed: boolean;
    readonly balance: {
      readonly amount: string;
      readonly currency: string;
      readonly symbol: string;
    } | null | undefined;
    readonly id: string;
    readonly kind: MemberKind;
    readonly label: string | null | undefined;
    readonly labelColors: {
      readonly background: string;
      readonly text: string;
    } | null | undefined;
    readonly memberCentreAllowed: boolean;
    readonly mustChangePassword: boolean;
    readonly nickname: string;
    readonly playPause: {
      readonly kind: PlayPauseKind;
      readonly until: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useViewerQuery = {
  rawResponse: useViewerQuery$rawResponse;
  response: useViewerQuery$data;
  variables: useViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mustChangePassword",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberCentreAllowed",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useViewer_member"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "account",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nickname",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "agentCentreAllowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlayPause",
            "kind": "LinkedField",
            "name": "playPause",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LabelColors",
            "kind": "LinkedField",
            "name": "labelColors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "background",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "balance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "symbol",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1c246605d7b6c1e1da8e3cd5a4b453888c130e21be6e3d8adb7cd5234bb8d1f7",
    "metadata": {},
    "name": "useViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fbc10d618b7b8eecefb74e09dc26b744";

export default node;
