import { encodeGlobalId } from '../../../globalId.ts';
import { alike, inMemberCentre, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  publicFields: ['promotions', 'promotion', 'availablePromotions'],
  ownTypes: ['MemberPromotion'],
  ways: [
    {
      way: 'node of a promotion',
      document: `{ answer: node(id: "${encodeGlobalId('Promotion', 'p1')}") { __typename } }`,
      answers: alike('Promotion'),
    },
  ],
  memberFields: { promotionStatuses: { ...inMemberCentre, selection: '{ status }' } },
};
