/**
 * @generated SignedSource<<f0c1b397b60483f6e0a48e0ecda7fc96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchKind = "FRAME" | "LOTTERY" | "SEA_LOTTERY" | "VENDOR_GAMES" | "VIETNAM_LOTTERY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useLaunch_game$data = {
  readonly category: GameCategory;
  readonly code: string;
  readonly id: string;
  readonly launchKind: LaunchKind;
  readonly playType: string | null | undefined;
  readonly vendorCode: string;
  readonly " $fragmentType": "useLaunch_game";
};
export type useLaunch_game$key = {
  readonly " $data"?: useLaunch_game$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLaunch_game">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLaunch_game"
};

(node as any).hash = "6ce0abd2a1cd7892d3e1c083a8fb58e2";

export default node;
