import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, type Permissions, sameForAll } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  publicFields: ['promotions', 'promotion', 'availablePromotions'],
  ownTypes: ['MemberPromotion'],
  ways: [
    {
      way: 'node of a promotion',
      document: `{ answer: node(id: "${encodeGlobalId('Promotion', 'p1')}") { __typename } }`,
      answers: sameForAll('Promotion'),
    },
  ],
  memberFields: { promotionStatuses: { ...inMemberCentre, selection: '{ status }' } },
};
