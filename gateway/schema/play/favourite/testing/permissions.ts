import { encodeGlobalId } from '../../../globalId.ts';
import { forReal, inMemberCentre, mutation, type Permissions } from '../../../testing/Permissions.ts';

const game = encodeGlobalId('Game', 'xgs-ferry-of-small-lanterns');

export const permissions: Permissions = {
  ownTypes: ['ChangeFavouritePayload'],
  ways: [
    {
      document: mutation('changeFavourite', `(input: { gameId: "${game}" favourite: true })`),
      answers: forReal('ChangeFavouritePayload'),
    },
  ],
  memberFields: {
    favouriteGameIds: inMemberCentre,
    favouriteGames: { ...inMemberCentre, selection: '{ totalCount }' },
  },
};
