/**
 * @generated SignedSource<<4a04873cf68fee13bf61f271cb8fc26c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFavourite_result$data = {
  readonly __typename: "ChangeFavouritePayload";
  readonly viewer: {
    readonly favouriteGameIds: ReadonlyArray<string> | null | undefined;
    readonly id: string;
  };
  readonly " $fragmentType": "useFavourite_result";
} | {
  readonly __typename: "FavouritesFullError";
  readonly __typename: "FavouritesFullError";
  readonly " $fragmentType": "useFavourite_result";
} | {
  readonly __typename: "GameNotFoundError";
  readonly __typename: "GameNotFoundError";
  readonly " $fragmentType": "useFavourite_result";
} | {
  readonly __typename: "RealAccountNeededError";
  readonly __typename: "RealAccountNeededError";
  readonly " $fragmentType": "useFavourite_result";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useFavourite_result";
};
export type useFavourite_result$key = {
  readonly " $data"?: useFavourite_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFavourite_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useFavourite_result"
};

(node as any).hash = "e237f5e033a29b35e3ccaa527fa04cc4";

export default node;
