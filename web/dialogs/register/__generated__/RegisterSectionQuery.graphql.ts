/**
 * @generated SignedSource<<59d3d10e4206e8af141a6fdae2867ef9>>
 * @relayHash 0358bc036eb8d0d61b776bba37180117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c1e528e323eaad726247ddbdd41e4d5a7de7786e6c174e874183a10bd64777b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneVerification = "NONE" | "SERVICE" | "SMS" | "%future added value";
export type RegisterSectionQuery$variables = Record<PropertyKey, never>;
export type RegisterSectionQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NewPlayerPromotions_site">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_query">;
};
export type RegisterSectionQuery$rawResponse = {
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
  } | null | undefined;
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
    readonly newPlayerPromotions: ReadonlyArray<{
      readonly id: string;
      readonly imageUrl: string | null | undefined;
      readonly summary: string;
      readonly title: string;
    }> | null | undefined;
    readonly socialProviders: ReadonlyArray<{
      readonly name: string;
      readonly provider: string;
    }> | null | undefined;
    readonly switches: {
      readonly socialSignIn: boolean;
      readonly usernameRegistration: boolean;
    } | null | undefined;
  };
};
export type RegisterSectionQuery = {
  rawResponse: RegisterSectionQuery$rawResponse;
  response: RegisterSectionQuery$data;
  variables: RegisterSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumAge",
  "storageKey": null
},
v3 = [
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
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterSectionQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "RegistrationForm_query"
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "NewPlayerPromotions_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RegisterSectionQuery",
    "selections": [
      {
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
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RegistrationField",
            "kind": "LinkedField",
            "name": "mobileFields",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
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
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Country",
            "kind": "LinkedField",
            "name": "countries",
            "plural": true,
            "selections": (v3/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "socialSignIn",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SocialProvider",
            "kind": "LinkedField",
            "name": "socialProviders",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "provider",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Promotion",
            "kind": "LinkedField",
            "name": "newPlayerPromotions",
            "plural": true,
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "imageUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c1e528e323eaad726247ddbdd41e4d5a7de7786e6c174e874183a10bd64777b",
    "metadata": {},
    "name": "RegisterSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26a8b8e30f7286287b7dddd00cbd0d15";

export default node;
