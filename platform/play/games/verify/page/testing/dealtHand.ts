import type { PlayedHand } from '../../../../room/room.ts';

/**
 * A hand of two, dealt by hand from the published rule: HMAC-SHA256 of the words, one a line, with `:0:0` behind them, each card the next
 * number mod the cards left.
 */
export const dealtHand: PlayedHand = {
  id: '0199-hand',
  roomId: 'three-cards-ferry',
  gameCode: 'ss-three-cards',
  gameVersion: 1,
  status: 'DEALT',
  ante: '200',
  rakePercent: '2.5',
  rakeCap: '100',
  pot: '400',
  rake: '10',
  prize: '390',
  serverSeed: '5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c5f2c',
  serverSeedHash: '280ffc17c2504e31848882b9f42f854f2f2775f229a77e065b2f5feb7c28943f',
  openedAt: 1,
  endedAt: 2,
  seats: [
    {
      place: 0,
      wordHash: '96fe235cc645adedbf9157935f49600698dbfec5f323e52635f5945105746c0e',
      clientSeed: 'hoa sen',
      cards: ['5♥', '4♠', 'Q♣'],
      combination: 'HIGH_CARD',
      hasWon: false,
    },
    {
      place: 1,
      wordHash: '5ffe9305a427fb2f8c93bb8661cf168dd9fc268f2dacca4100881ccc092c5934',
      clientSeed: 'bến đò',
      cards: ['Q♥', '7♦', '3♠'],
      combination: 'HIGH_CARD',
      hasWon: true,
    },
  ],
};
