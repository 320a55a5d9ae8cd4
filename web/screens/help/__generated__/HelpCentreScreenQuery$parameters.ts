/**
 * @generated SignedSource<<b3d94878d176a253da6a9763d96f2016>>
 * @relayHash 34a4edf99cd47a07370e0604146b93b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc3650905e4b1acf7a366e226f953201bb1b1fed2a273af645d21f82fe185209

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpCentreScreenQuery } from './HelpCentreScreenQuery.graphql';

const node: PreloadableConcreteRequest<HelpCentreScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc3650905e4b1acf7a366e226f953201bb1b1fed2a273af645d21f82fe185209",
    "metadata": {},
    "name": "HelpCentreScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
