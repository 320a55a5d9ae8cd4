/**
 * @generated SignedSource<<f083e20bd327e404324cf7ac8006d469>>
 * @relayHash 8e8959957aa0a43720ed40ea42a73fb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1890c50847ad6841a969c59a500b564f09f65db813f4638a6f0360551837693d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionScreenQuery } from './PromotionScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1890c50847ad6841a969c59a500b564f09f65db813f4638a6f0360551837693d",
    "metadata": {},
    "name": "PromotionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
