/**
 * @generated SignedSource<<30e58ccc459237cd8200805b69b6aac7>>
 * @relayHash b92875df1dce72b13e18d5f06e9ed628
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ef1db3dce20c62834798baf0a8cf92fcd1e2cff7e4e9e8f5a76c9d9ba9c91ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PasswordLinkScreenQuery } from './PasswordLinkScreenQuery.graphql';

const node: PreloadableConcreteRequest<PasswordLinkScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ef1db3dce20c62834798baf0a8cf92fcd1e2cff7e4e9e8f5a76c9d9ba9c91ac",
    "metadata": {},
    "name": "PasswordLinkScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
