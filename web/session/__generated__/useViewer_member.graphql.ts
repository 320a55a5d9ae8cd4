/**
 * @generated SignedSource<<0dedd334ba985fc0395bb591bfa336b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberKind = "AGENT" | "DEMO" | "PLAYER" | "%future added value";
export type PlayPauseKind = "SELF_EXCLUSION" | "TIME_OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useViewer_member$data = {
  readonly account: string;
  readonly agentCentreAllowed: boolean;
  readonly balance: {
    readonly amount: string;
    readonly currency: string;
    readonly symbol: string;
  } | null | undefined;
  readonly iconUrl: string | null | undefined;
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
  readonly " $fragmentType": "useViewer_member";
};
export type useViewer_member$key = {
  readonly " $data"?: useViewer_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"useViewer_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useViewer_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iconUrl",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCentreAllowed",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "mustChangePassword",
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
        (v0/*:: as any*/),
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
  "type": "Member",
  "abstractKey": null
};
})();

(node as any).hash = "743392c6bd508c0682dc121987d6fcfb";

export default node;
