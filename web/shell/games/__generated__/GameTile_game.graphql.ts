/**
 * @generated SignedSource<<eee333da56e3b601f3822fcc43cb1cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GameTile_game$data = {
  readonly hot: boolean;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly returnToPlayer: string | null | undefined;
  readonly underMaintenance: boolean;
  readonly vendorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"useLaunch_game">;
  readonly " $fragmentType": "GameTile_game";
};
export type GameTile_game$key = {
  readonly " $data"?: GameTile_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"GameTile_game">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "GameTile_game"
};

(node as any).hash = "b1b736886bc91974dc26d16ff7a2dd86";

export default node;
