/**
 * @generated SignedSource<<60677b7c33d390c8934d6ae61be54e20>>
 * @relayHash 0029d382aa6ec9968f3c816127bfa089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2807a6b4412799509c4a8f2e4d977ccb85ead3b3abd6262d1c399bcc5d03b6f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownScreenQuery } from './DownScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2807a6b4412799509c4a8f2e4d977ccb85ead3b3abd6262d1c399bcc5d03b6f2",
    "metadata": {},
    "name": "DownScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
