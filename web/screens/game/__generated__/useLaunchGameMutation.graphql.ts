/**
 * @generated SignedSource<<c68e4994bc897b05dcf705b4f70f2db0>>
 * @relayHash 45950a0eff3c4e21d9af8430d5aedb6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92a19d89ceb4b0247ee279b9a1ff529c55a4f06b93fbf6bd3a295ece98948f29

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
    "id": "92a19d89ceb4b0247ee279b9a1ff529c55a4f06b93fbf6bd3a295ece98948f29",
    "metadata": {},
    "name": "useLaunchGameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "649e3b426480848ee142f8d0d96b2b9c";

export default node;
