import { encodeGlobalId } from '../../../globalId.ts';
import { alike, forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');
const vendor = encodeGlobalId('Vendor', 'RNG:XGS:v-xgs-rng');

export const permissions: Permissions = {
  publicFields: ['gameCategories', 'games', 'popularGames'],
  ownTypes: ['LaunchGamePayload'],
  ways: [
    { way: 'node of a vendor', document: `{ answer: node(id: "${vendor}") { __typename } }`, answers: alike('Vendor') },
    { way: 'node of a game', document: `{ answer: node(id: "${game}") { __typename } }`, answers: alike('Game') },
    {
      document: mutation('launchGame', `(input: { gameId: "${game}" })`),
      answers: { ...forReal('LaunchGamePayload'), demo: 'LaunchGamePayload' },
    },
  ],
  memberFields: { recentGames: { ...inMemberCentre, selection: '{ totalCount }' } },
};
