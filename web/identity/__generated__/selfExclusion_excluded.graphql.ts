/**
 * @generated SignedSource<<b70ac9849be12def2575f2742f746161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SelfExclusionStep = "COOLING" | "OVER" | "RETURNABLE" | "TERM" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type selfExclusion_excluded$data = {
  readonly returnFrom: string | null | undefined;
  readonly returnTicket: string | null | undefined;
  readonly step: SelfExclusionStep;
  readonly until: string | null | undefined;
  readonly " $fragmentType": "selfExclusion_excluded";
};
export type selfExclusion_excluded$key = {
  readonly " $data"?: selfExclusion_excluded$data;
  readonly " $fragmentSpreads": FragmentRefs<"selfExclusion_excluded">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "selfExclusion_excluded"
};

(node as any).hash = "6c87690cb3240f2011a75aafc5dc5208";

export default node;
