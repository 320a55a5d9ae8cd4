/**
 * @generated SignedSource<<0a0fafca256dcaa7fb39b0a25fc00e4c>>
 * @relayHash a427b57ab68d2fc311f82f39105b6042
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74510404fb8197495ec0401cf8582e480eb58fb862a8b93aff3be6b81f469e8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlaceholderScreenQuery } from './PlaceholderScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlaceholderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74510404fb8197495ec0401cf8582e480eb58fb862a8b93aff3be6b81f469e8f",
    "metadata": {},
    "name": "PlaceholderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
