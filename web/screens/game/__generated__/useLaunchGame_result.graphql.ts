/**
 * @generated SignedSource<<50bb9d4694bd667140a224aec5e3d9fc>>
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

(node as any).hash = "be677e6eac34081e92698c81472f24af";

export default node;
