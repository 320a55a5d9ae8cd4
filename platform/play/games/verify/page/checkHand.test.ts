import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PlayedHand } from '../../../room/room.ts';
import { commitTo, drawStream } from '../../../family/drawStream.ts';
import { dealHand } from '../../threeCards/dealHand.ts';
import { checkHand } from './checkHand.ts';

const serverSeed = '106e484adfc23cff08822251cc2fb8f67413e5e9ebef2c59df6c9460c87696a6';
const words = ['lotus', 'bến đò', 'ba'];
const deal = dealHand(3, drawStream({ serverSeed, clientSeed: 'lotus\nbến đò\nba', nonce: 0 }));
const hand: PlayedHand = {
  id: 'hand',
  roomId: 'three-cards-market',
  gameCode: 'ss-three-cards',
  gameVersion: 1,
  status: 'DEALT',
  ante: '500',
  rakePercent: '2.5',
  rakeCap: '100',
  pot: '1500',
  rake: '37.5',
  prize: '1462.5',
  serverSeed,
  serverSeedHash: commitTo(serverSeed),
  openedAt: 1,
  endedAt: 2,
  seats: deal.seats.map((seat, place) => ({
    ...seat,
    place,
    clientSeed: words[place] ?? '',
    wordHash: createHash('sha256')
      .update(words[place] ?? '')
      .digest('hex'),
    hasWon: place === deal.winner,
  })),
};

test('GM-10 a hand that follows from its seeds is genuine', () => {
  expect(checkHand(hand)).toMatchObject({ hashMatches: true, cardsMatch: true, winnerMatches: true, potMatches: true, genuine: true });
});

test.each<[string, Partial<PlayedHand>, string]>([
  ['another hash', { serverSeedHash: commitTo('another') }, 'hashMatches'],
  ['another server seed', { serverSeed: serverSeed.replace('1', '2') }, 'cardsMatch'],
  ['another word of a player', { seats: hand.seats.map((seat) => ({ ...seat, clientSeed: `${seat.clientSeed}!` })) }, 'cardsMatch'],
  ['a word that was never promised', { seats: hand.seats.map((seat) => ({ ...seat, wordHash: commitTo('another') })) }, 'wordsMatch'],
  ['a word kept back', { seats: hand.seats.map((seat, place) => (place === 2 ? { ...seat, clientSeed: null } : seat)) }, 'wordsMatch'],
  ['a card exchanged', { seats: hand.seats.map((seat) => ({ ...seat, cards: seat.cards.toReversed() })) }, 'cardsMatch'],
  ['another winner', { seats: hand.seats.map((seat) => ({ ...seat, hasWon: !seat.hasWon })) }, 'winnerMatches'],
  ['a larger rake', { rake: '40', prize: '1460' }, 'potMatches'],
  ['a rake above its cap', { rakeCap: '30' }, 'potMatches'],
])('GM-10 %s is found out', (_, change, which) => {
  expect(checkHand({ ...hand, ...change })).toMatchObject({ genuine: false, [which]: false });
});
