/**
 * @generated SignedSource<<e8d4a9d3aec45eb67ece8e3bc59dae9b>>
 * @relayHash a01f7b4284abfb6ae1698651667f11af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b55c9550f39be7a19dc05d23a3dee83902aea7d3132e8443188ea2dfe897996a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b55c9550f39be7a19dc05d23a3dee83902aea7d3132e8443188ea2dfe897996a",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
