/**
 * @generated SignedSource<<eb60fb234e9afa56570467583cfffe55>>
 * @relayHash 4accf372fb09bfcf8c1faf4f556e9b9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b79d8dbe00ae0945a7129c5b956ec02c1ed10de33f8522d87842231ac43c52b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SitesScreenQuery } from './SitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b79d8dbe00ae0945a7129c5b956ec02c1ed10de33f8522d87842231ac43c52b",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
