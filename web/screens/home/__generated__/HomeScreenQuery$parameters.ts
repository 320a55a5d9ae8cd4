/**
 * @generated SignedSource<<844d110a24146742953ae0e784afa8a9>>
 * @relayHash 5c912818770939a0af42e65b795b78c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2fe8a83aced8591eb4a8b49f06e6c0f385ddf70c21c460c1ee94b8bc9a01142

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2fe8a83aced8591eb4a8b49f06e6c0f385ddf70c21c460c1ee94b8bc9a01142",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
