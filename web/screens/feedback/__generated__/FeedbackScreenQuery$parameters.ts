/**
 * @generated SignedSource<<9a3855c3b7b57551a2238917959f3610>>
 * @relayHash 8074dc1d009f57268852e87d56b8c8bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b15aee1d8fb4ea539bf9668aba85605544d8139a57295bb604acfa709e91357

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackScreenQuery } from './FeedbackScreenQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b15aee1d8fb4ea539bf9668aba85605544d8139a57295bb604acfa709e91357",
    "metadata": {},
    "name": "FeedbackScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
