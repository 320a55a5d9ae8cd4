import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');

export const permissions: Permissions = {
  ownTypes: ['ChangeFavouritePayload'],
  ways: [
    {
      document: mutation('changeFavourite', `(input: { gameId: "${game}" favourite: true })`),
      answers: realMembersOnly('ChangeFavouritePayload'),
    },
  ],
  memberFields: {
    favouriteGameIds: inMemberCentre,
    favouriteGames: { ...inMemberCentre, selection: '{ totalCount }' },
  },
};
