/**
 * @generated SignedSource<<592c6cd0a1a19201afc8bca7aab1c910>>
 * @relayHash da071907a3ab66075c2a8794cb47e365
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 815c62af5d926b2d264f891cd6a0a334ac1d0e0b9a892854774798937dcaffe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "815c62af5d926b2d264f891cd6a0a334ac1d0e0b9a892854774798937dcaffe2",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
