/**
 * @generated SignedSource<<d8d14d545196e57c85b48614f2845ca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refusalText_refusal$data = {
  readonly code: string;
  readonly message: string;
  readonly " $fragmentType": "refusalText_refusal";
};
export type refusalText_refusal$key = {
  readonly " $data"?: refusalText_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusalText_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusalText_refusal"
};

(node as any).hash = "8c6fec2b8635e46c8e5c367c0020f6bc";

export default node;
