/**
 * @generated SignedSource<<dce0e9972b3e202d97763eb21c838eb8>>
 * @relayHash bd40295d8ed4bb35b27d5106b0afb249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4468a29a69d65f22b568e4a221f0005cbfb9c8f78c9c8a741b2cf3e9a2e70ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4468a29a69d65f22b568e4a221f0005cbfb9c8f78c9c8a741b2cf3e9a2e70ea",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
