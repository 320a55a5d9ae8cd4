import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, memberOnly, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

export const permissions: Permissions = {
  publicFields: ['roundVerifier'],
  ownTypes: ['Bet', 'BetConnection', 'BetEdge', 'BetTotals', 'MarkRoundSeenPayload', 'PlayedPlace', 'Profit', 'ProfitDay'],
  ways: [
    {
      way: 'node of a bet of m-1001',
      document: `{ answer: node(id: "${encodeGlobalId('Bet', 'm-1001-bet-000040')}") { __typename id } }`,
      answers: memberOnly('Bet'),
    },
    {
      document: mutation('markRoundSeen', `(input: { betId: "${encodeGlobalId('Bet', 'of-nobody')}" })`),
      answers: realMembersOnly('MarkRoundSeenPayload'),
    },
  ],
  memberFields: {
    bet: { ...inMemberCentre, selection: `(id: "${encodeGlobalId('Bet', 'of-nobody')}") { id }` },
    bets: { ...inMemberCentre, selection: '{ totalCount }' },
    unfinishedRounds: { ...inMemberCentre, selection: '{ id }' },
    profit: { ...inMemberCentre, selection: '(from: "2026-01-01", to: "2026-01-31") { totals { net { amount } } }' },
  },
};
