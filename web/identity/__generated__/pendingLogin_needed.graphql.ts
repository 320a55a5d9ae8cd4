/**
 * @generated SignedSource<<056521a5b764cd4bb8a9bea67ffab49c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LoginVerificationMethod = "AUTHENTICATOR" | "BANK_NAME" | "EMAIL" | "PHONE" | "RECOVERY_CODE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type pendingLogin_needed$data = {
  readonly choices: ReadonlyArray<{
    readonly hint: string;
    readonly method: LoginVerificationMethod;
  }>;
  readonly expiresInSeconds: number;
  readonly verificationId: string;
  readonly " $fragmentType": "pendingLogin_needed";
};
export type pendingLogin_needed$key = {
  readonly " $data"?: pendingLogin_needed$data;
  readonly " $fragmentSpreads": FragmentRefs<"pendingLogin_needed">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pendingLogin_needed"
};

(node as any).hash = "ce086e1ff5608a3d014ee3457791d82d";

export default node;
