/**
 * @generated SignedSource<<ce29aea03caf81b01089bb329aea6cc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "INHOUSE" | "LIVE" | "LOTT" | "PVP" | "RNG" | "SPORTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BetFilters_member$data = {
  readonly bets: {
    readonly played: ReadonlyArray<{
      readonly category: GameCategory;
      readonly vendorCode: string;
      readonly vendorName: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "BetFilters_member";
};
export type BetFilters_member$key = {
  readonly " $data"?: BetFilters_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"BetFilters_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BetFilters_member",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "BetConnection",
      "kind": "LinkedField",
      "name": "bets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlayedPlace",
          "kind": "LinkedField",
          "name": "played",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vendorCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vendorName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "e42a0cdf4d9ad00e9ff080f550886abe";

export default node;
