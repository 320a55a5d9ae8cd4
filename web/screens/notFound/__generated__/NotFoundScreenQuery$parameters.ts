/**
 * @generated SignedSource<<eaf95c38dcda6cca9283a99219c7060e>>
 * @relayHash 0384ca6ccbafd86efc569f62ffd8f5b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a78f574d567b1c810439abd33df4f852eb95a86e1700425393e7553d99bcf05a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a78f574d567b1c810439abd33df4f852eb95a86e1700425393e7553d99bcf05a",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
