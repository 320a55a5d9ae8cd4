import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, ofMemberAlone, type Permissions } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  ownTypes: ['Bet', 'BetConnection', 'BetEdge'],
  ways: [
    {
      way: 'node of a bet of m-1001',
      document: `{ answer: node(id: "${encodeGlobalId('Bet', 'm-1001-bet-000040')}") { __typename id } }`,
      answers: ofMemberAlone('Bet'),
    },
  ],
  memberFields: { bets: { ...inMemberCentre, selection: '{ totalCount }' } },
};
