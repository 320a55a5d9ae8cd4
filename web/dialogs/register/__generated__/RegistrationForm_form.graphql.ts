/**
 * @generated SignedSource<<391d001b34205df62bb1e94401c77cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationForm_form$data = {
  readonly bonus: {
    readonly amount: string;
    readonly symbol: string;
  };
  readonly fields: ReadonlyArray<{
    readonly maxLength: number;
    readonly minLength: number;
    readonly name: string;
    readonly pattern: string;
    readonly patternId: string;
    readonly required: boolean;
  }>;
  readonly minimumAge: number;
  readonly " $fragmentType": "RegistrationForm_form";
};
export type RegistrationForm_form$key = {
  readonly " $data"?: RegistrationForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
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
          "name": "required",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "patternId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minLength",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxLength",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symbol",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumAge",
      "storageKey": null
    }
  ],
  "type": "RegistrationForm",
  "abstractKey": null
};

(node as any).hash = "c8acf6303ec8aa4935d4fad823fb9eab";

export default node;
