/**
 * @generated SignedSource<<d3bdaee906039d2f3be7bfed733e37cb>>
 * @relayHash b943375e69e968089434d93a3c79dff2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b83dd20f3528c600090f29528c7edb8ddff6d7f59673aa4fc2afa0d2273421f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementsQuery$variables = {
  isNamed: boolean;
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
  readonly notices?: {
    readonly player: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    }> | null | undefined;
    readonly popup: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDetail_announcement">;
    }> | null | undefined;
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
  readonly notices?: {
    readonly player: ReadonlyArray<{
      readonly content: string;
      readonly id: string;
      readonly link: string | null | undefined;
      readonly publishedAt: string;
      readonly title: string;
    }> | null | undefined;
    readonly popup: ReadonlyArray<{
      readonly content: string;
      readonly id: string;
      readonly link: string | null | undefined;
      readonly publishedAt: string;
      readonly title: string;
    }> | null | undefined;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNamed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v2 = {
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
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalPages",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v8 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "AnnouncementDetail_announcement"
},
v9 = [
  (v5/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v12 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v10/*:: as any*/),
  (v7/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnouncementsQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AnnouncementPage",
        "kind": "LinkedField",
        "name": "announcements",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Announcement",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notices",
            "kind": "LinkedField",
            "name": "notices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "player",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "popup",
                "plural": true,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnnouncementsQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AnnouncementPage",
        "kind": "LinkedField",
        "name": "announcements",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Announcement",
            "kind": "LinkedField",
            "name": "announcements",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isNamed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Notices",
            "kind": "LinkedField",
            "name": "notices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "player",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Announcement",
                "kind": "LinkedField",
                "name": "popup",
                "plural": true,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8b83dd20f3528c600090f29528c7edb8ddff6d7f59673aa4fc2afa0d2273421f",
    "metadata": {},
    "name": "AnnouncementsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aeab76df96eaae7a40ed8f99653bb921";

export default node;
