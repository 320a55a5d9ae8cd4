import { describe, expect, test } from 'vitest';
import { testRound, testTitle } from '../../testing/playedRounds.ts';
import { isInOrder, seedSteps } from './seedOrder.ts';

const title = testTitle();
const round = testRound(title, title.stakes[0] ?? '');
const at = round.playedAt;
const times = { committedAt: at - 2, clientSeedAt: at - 1, revealedAt: at + 1 };

describe('the order of a round and its seeds', () => {
  test('is told step by step, and holds where each follows the one it rests on', () => {
    expect(seedSteps({ round, seedTimes: times })).toEqual([
      ['committed', at - 2],
      ['joined', at - 1],
      ['played', at],
      ['revealed', at + 1],
    ]);
    expect(isInOrder({ round, seedTimes: times })).toBe(true);
    expect(isInOrder({ round, seedTimes: { ...times, revealedAt: null } })).toBe(true);
  });

  test.each([
    ['a hash that came after the player’s seed', { committedAt: at }],
    ['a player’s seed that came after the round', { clientSeedAt: at + 1 }],
    ['a server seed that was shown before the round', { revealedAt: at - 1 }],
  ])('%s breaks it', (_case, change) => expect(isInOrder({ round, seedTimes: { ...times, ...change } })).toBe(false));
});
