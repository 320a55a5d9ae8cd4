import { encodeGlobalId } from '../../../globalId.ts';
import { mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'ss-three-cards');

export const permissions: Permissions = {
  publicFields: ['rooms'],
  ownTypes: [],
  ways: [
    {
      way: 'launchGame into a room',
      document: mutation('launchGame', `(input: { gameId: "${game}", roomId: "three-cards-ferry" })`),
      answers: realMembersOnly('LaunchGamePayload'),
    },
  ],
  memberFields: {},
};
