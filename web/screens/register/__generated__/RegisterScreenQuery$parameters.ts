/**
 * @generated SignedSource<<29d92e4a8d8061ccd2ff43225cd647b5>>
 * @relayHash 07d0cc8c606560578517d4dce587fab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a12acb06dec3fd57560ae73a86bd64d5f1d4c2d7ff210b3cfaa6228403f2e460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a12acb06dec3fd57560ae73a86bd64d5f1d4c2d7ff210b3cfaa6228403f2e460",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
