/**
 * @generated SignedSource<<1c10c77e440d0ea11c072c894370778c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useLaunchGame_result$data = {
  readonly __typename: "GameMaintenanceError";
  readonly __typename: "GameMaintenanceError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "GameNotFoundError";
  readonly __typename: "GameNotFoundError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "GameVendorError";
  readonly __typename: "GameVendorError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "LaunchGamePayload";
  readonly game: {
    readonly category: GameCategory;
    readonly id: string;
    readonly name: string;
    readonly vendorCode: string;
  };
  readonly url: string;
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "NotSignedInError";
  readonly __typename: "NotSignedInError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "PasswordChangeRequiredError";
  readonly __typename: "PasswordChangeRequiredError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  readonly __typename: "RealAccountNeededError";
  readonly __typename: "RealAccountNeededError";
  readonly " $fragmentType": "useLaunchGame_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useLaunchGame_result";
};
export type useLaunchGame_result$key = {
  readonly " $data"?: useLaunchGame_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLaunchGame_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useLaunchGame_result"
};

(node as any).hash = "4558dd72eaecc6cedcd5ff6acf839036";

export default node;
