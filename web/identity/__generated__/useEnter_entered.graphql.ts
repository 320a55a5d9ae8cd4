/**
 * @generated SignedSource<<22aac55ad16bdb23301d1c12fb6823b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEnter_entered$data = {
  readonly firstTime: boolean;
  readonly passwordExpired: boolean;
  readonly viewer: {
    readonly id: string;
    readonly mustChangePassword: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"useViewer_member">;
  };
  readonly " $fragmentType": "useEnter_entered";
};
export type useEnter_entered$key = {
  readonly " $data"?: useEnter_entered$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnter_entered">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEnter_entered"
};

(node as any).hash = "b55c93d2863f8f5646d19dfc8318f45f";

export default node;
