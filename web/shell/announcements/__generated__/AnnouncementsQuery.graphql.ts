/**
 * @generated SignedSource<<c2ecd1a6800c48b311977706213470a0>>
 * @relayHash 28202a7eaa871928dc461a1855e94e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e053e7d111dbb35c5deefb49dfde7e889f66f09110045368f4de6fc67a435a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementsQuery$variables = {
  page: number;
};
export type AnnouncementsQuery$data = {
  readonly announcements: {
    readonly announcements: ReadonlyArray<{
      readonly id: string;
      readonly publishedAt: string;
      readonly title: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    }>;
    readonly totalPages: number;
  } | null | undefined;
  readonly site: {
    readonly timeZone: string;
  };
};
export type AnnouncementsQuery$rawResponse = {
  readonly announcements: {
    readonly announcements: ReadonlyArray<{
      readonly content: string;
      readonly id: string;
      readonly link: string | null | undefined;
      readonly publishedAt: string;
      readonly title: string;
    }>;
    readonly totalPages: number;
  } | null | undefined;
  readonly site: {
    readonly timeZone: string;
  };
};
export type AnnouncementsQuery = {
  rawResponse: AnnouncementsQuery$rawResponse;
  response: AnnouncementsQuery$data;
  variables: AnnouncementsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = {
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
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Literal",
    "name": "pageSize",
    "value": 9
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPages",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AnnouncementPage",
        "kind": "LinkedField",
        "name": "announcements",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Announcement",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnnouncementDetail_announcement"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnnouncementsQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AnnouncementPage",
        "kind": "LinkedField",
        "name": "announcements",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Announcement",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
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
    "id": "9e053e7d111dbb35c5deefb49dfde7e889f66f09110045368f4de6fc67a435a5",
    "metadata": {},
    "name": "AnnouncementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1101076a0a443b4cee42d000063b4d3e";

export default node;
