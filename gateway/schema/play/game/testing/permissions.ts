import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly, sameForAll } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
const vendor = encodeGlobalId('Vendor', 'RNG:XGS:v-xgs-rng');

export const permissions: Permissions = {
  publicFields: ['gameCategories', 'games', 'popularGames'],
  ownTypes: ['LaunchGamePayload'],
  ways: [
    { way: 'node of a vendor', document: `{ answer: node(id: "${vendor}") { __typename } }`, answers: sameForAll('Vendor') },
    { way: 'node of a game', document: `{ answer: node(id: "${game}") { __typename } }`, answers: sameForAll('Game') },
    {
      document: mutation('launchGame', `(input: { gameId: "${game}" })`),
      answers: { ...realMembersOnly('LaunchGamePayload'), demo: 'LaunchGamePayload' },
    },
  ],
  memberFields: { recentGames: { ...inMemberCentre, selection: '{ totalCount }' } },
};
