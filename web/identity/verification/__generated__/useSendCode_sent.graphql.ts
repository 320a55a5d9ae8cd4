/**
 * @generated SignedSource<<bee1e479c8a7a9c7758b3a942b9a37de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSendCode_sent$data = {
  readonly checkId: string | null | undefined;
  readonly expiresInSeconds: number;
  readonly " $fragmentType": "useSendCode_sent";
};
export type useSendCode_sent$key = {
  readonly " $data"?: useSendCode_sent$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSendCode_sent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSendCode_sent"
};

(node as any).hash = "277ccbbf06eb0637ad166ca144a26f22";

export default node;
