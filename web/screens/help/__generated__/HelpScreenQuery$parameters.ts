/**
 * @generated SignedSource<<9104d96c79f90c922ebe6fdabc3261a7>>
 * @relayHash cde3a7c2a8f4b1d898e421aa75b77860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19e85be7510cca134527ee11c8e0310fc743e1745cd49f9f97adca3ac3fccf8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpScreenQuery } from './HelpScreenQuery.graphql';

const node: PreloadableConcreteRequest<HelpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19e85be7510cca134527ee11c8e0310fc743e1745cd49f9f97adca3ac3fccf8e",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
