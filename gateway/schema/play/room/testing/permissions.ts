import { encodeGlobalId } from '../../../globalId.ts';
import { forReal, mutation, type Permissions } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'ss-three-cards');

export const permissions: Permissions = {
  publicFields: ['rooms'],
  ownTypes: [],
  ways: [
    {
      way: 'launchGame into a room',
      document: mutation('launchGame', `(input: { gameId: "${game}", roomId: "three-cards-ferry" })`),
      answers: forReal('LaunchGamePayload'),
    },
  ],
  memberFields: {},
};
