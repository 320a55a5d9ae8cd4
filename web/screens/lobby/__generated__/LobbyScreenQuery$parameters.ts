/**
 * @generated SignedSource<<95da3ef495e6f7c19340d7e73bad92fa>>
 * @relayHash f556f46fac2bc883e270201c6fef49d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a9674055103c5f104fe4462269ff0286e8d0257ac6fe05fb4bc83f232ea03cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LobbyScreenQuery } from './LobbyScreenQuery.graphql';

const node: PreloadableConcreteRequest<LobbyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a9674055103c5f104fe4462269ff0286e8d0257ac6fe05fb4bc83f232ea03cd",
    "metadata": {},
    "name": "LobbyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
