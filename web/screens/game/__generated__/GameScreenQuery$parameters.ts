/**
 * @generated SignedSource<<12d24294747dfecd0b79a89d965e97e1>>
 * @relayHash 5a9704b065d20cd1062a28315c13ce97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3dc8ef23617bae64093e2f3288b7cd1887e29eaf25efe3c4ab2b8a56c2c644

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameScreenQuery } from './GameScreenQuery.graphql';

const node: PreloadableConcreteRequest<GameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de3dc8ef23617bae64093e2f3288b7cd1887e29eaf25efe3c4ab2b8a56c2c644",
    "metadata": {},
    "name": "GameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
