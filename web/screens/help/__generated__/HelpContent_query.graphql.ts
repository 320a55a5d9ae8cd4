/**
 * @generated SignedSource<<02357ddc8cf51299c7b6f90eba807abf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpContent_query$data = {
  readonly registrationForm: {
    readonly bonus: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly minimumAge: number;
  } | null | undefined;
  readonly site: {
    readonly brandName: string;
    readonly minimumAge: number;
    readonly " $fragmentSpreads": FragmentRefs<"HelpContact_site">;
  };
  readonly " $fragmentType": "HelpContent_query";
};
export type HelpContent_query$key = {
  readonly " $data"?: HelpContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpContent_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumAge",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpContent_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brandName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HelpContact_site"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationForm",
      "kind": "LinkedField",
      "name": "registrationForm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0f75bf428bfca9ac3142a5127ea2aa24";

export default node;
