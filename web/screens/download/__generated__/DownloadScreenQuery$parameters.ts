/**
 * @generated SignedSource<<d348ba9d46bac5df358b84a5ad35521d>>
 * @relayHash 486e87689ac8981f6e6eea9d0d59cbb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e103ed8db4e59a84fa857ec55d3f71b09c1323f99e4e3118e812708a65c78270

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DownloadScreenQuery } from './DownloadScreenQuery.graphql';

const node: PreloadableConcreteRequest<DownloadScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e103ed8db4e59a84fa857ec55d3f71b09c1323f99e4e3118e812708a65c78270",
    "metadata": {},
    "name": "DownloadScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
