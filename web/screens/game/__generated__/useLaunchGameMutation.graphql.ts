/**
 * @generated SignedSource<<879e2138186351bd9733fb84b90c5c12>>
 * @relayHash 00eb13c5260b4bb8dedfb8f90b93cfee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19eb5c51426d12c479b722bb6f4010211c725ad44626a0027758eb7179f923f0

import type { ConcreteRequest } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type LaunchGameInput = {
  gameId: string;
};
export type useLaunchGameMutation$variables = {
  input: LaunchGameInput;
};
export type useLaunchGameMutation$data = {
  readonly launchGame: {
    readonly __typename: "GameMaintenanceError";
    readonly __typename: "GameMaintenanceError";
  } | {
    readonly __typename: "GameNotFoundError";
    readonly __typename: "GameNotFoundError";
  } | {
    readonly __typename: "LaunchGamePayload";
    readonly game: {
      readonly category: GameCategory;
      readonly id: string;
      readonly name: string;
    };
    readonly url: string;
  } | {
    readonly __typename: "NotSignedInError";
    readonly __typename: "NotSignedInError";
  } | {
    readonly __typename: "PasswordChangeRequiredError";
    readonly __typename: "PasswordChangeRequiredError";
  } | {
    readonly __typename: "RealAccountNeededError";
    readonly __typename: "RealAccountNeededError";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useLaunchGameMutation = {
  response: useLaunchGameMutation$data;
  variables: useLaunchGameMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "launchGame",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Game",
            "kind": "LinkedField",
            "name": "game",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "LaunchGamePayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLaunchGameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLaunchGameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19eb5c51426d12c479b722bb6f4010211c725ad44626a0027758eb7179f923f0",
    "metadata": {},
    "name": "useLaunchGameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a532c9b927f49fba4d2a9f2eeff183f8";

export default node;
