/**
 * @generated SignedSource<<a63215ad2a8824cd9bad754c08af423e>>
 * @relayHash 17c9573e75fe8324a755214c40f3e694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5373a6214e81ec510e6b958d6d7c09a6dbc71d15878d67aca0fc6029eecb150

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionScreenQuery } from './PromotionScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5373a6214e81ec510e6b958d6d7c09a6dbc71d15878d67aca0fc6029eecb150",
    "metadata": {},
    "name": "PromotionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
