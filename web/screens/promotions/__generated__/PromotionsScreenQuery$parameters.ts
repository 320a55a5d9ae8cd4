/**
 * @generated SignedSource<<25ca5139c4309dc5495563599e461166>>
 * @relayHash 210da3586c0709fea8f081270798bcbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 986abb0345d0a0bfde5c4d7dacf411023f13a644d4d06f453c633a26f0fdcf53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionsScreenQuery } from './PromotionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "986abb0345d0a0bfde5c4d7dacf411023f13a644d4d06f453c633a26f0fdcf53",
    "metadata": {},
    "name": "PromotionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
