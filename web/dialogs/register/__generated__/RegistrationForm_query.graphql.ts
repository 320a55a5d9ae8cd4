/**
 * @generated SignedSource<<73e780ee18d3396d71b9cce9e1f30b8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PhoneVerification = "NONE" | "SERVICE" | "SMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RegistrationForm_query$data = {
  readonly registrationForm: {
    readonly bonus: {
      readonly amount: string;
      readonly symbol: string;
    };
    readonly challengeRequired: boolean;
    readonly dialingCodes: boolean;
    readonly fields: ReadonlyArray<{
      readonly maxLength: number;
      readonly minLength: number;
      readonly name: string;
      readonly pattern: string;
      readonly patternId: string;
      readonly required: boolean;
    }>;
    readonly minimumAge: number;
    readonly mobileFields: ReadonlyArray<{
      readonly maxLength: number;
      readonly minLength: number;
      readonly name: string;
      readonly pattern: string;
      readonly patternId: string;
      readonly required: boolean;
    }> | null | undefined;
    readonly phoneVerification: PhoneVerification;
  };
  readonly site: {
    readonly countries: ReadonlyArray<{
      readonly countryCode: string;
      readonly countryDialingCode: string;
    }> | null | undefined;
    readonly country: {
      readonly countryCode: string;
      readonly countryDialingCode: string;
    } | null | undefined;
    readonly minimumAge: number;
    readonly switches: {
      readonly usernameRegistration: boolean;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SocialSignIn_site">;
  };
  readonly " $fragmentType": "RegistrationForm_query";
};
export type RegistrationForm_query$key = {
  readonly " $data"?: RegistrationForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumAge",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countryCode",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countryDialingCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationForm_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RegistrationForm",
        "kind": "LinkedField",
        "name": "registrationForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationField",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationField",
            "kind": "LinkedField",
            "name": "mobileFields",
            "plural": true,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneVerification",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "challengeRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dialingCodes",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
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
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "countries",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSwitches",
          "kind": "LinkedField",
          "name": "switches",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usernameRegistration",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SocialSignIn_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "83485d0db29ed417b85683e2887bb179";

export default node;
