/**
 * @generated SignedSource<<18ddf2a1185931d9792abd3c9a16e6c9>>
 * @relayHash deed093cb61eef6a60dc480142ad946e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2c6a70bc7afdce50a8d25988577e77e1653e9ef09a7e28403901da4c2a46e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VerifyScreenQuery } from './VerifyScreenQuery.graphql';

const node: PreloadableConcreteRequest<VerifyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e2c6a70bc7afdce50a8d25988577e77e1653e9ef09a7e28403901da4c2a46e8",
    "metadata": {},
    "name": "VerifyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
