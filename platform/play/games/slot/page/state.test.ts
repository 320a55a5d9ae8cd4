import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts } from '../../kit/amount.ts';
import { testRound, testSeedsAt, testSession, testTitle } from '../../testing/playedRounds.ts';
import type { Round } from '../slotRound.ts';
import { canSpin, type GameEvent, type GameState, initialState, isGain, reduce } from './state.ts';

const title = testTitle();
const [lowest = '', second = ''] = title.stakes;
const start = (): GameState => initialState(testSession(title), title.stakes);
const after = (state: GameState, ...events: readonly GameEvent[]): GameState => events.reduce(reduce, state);

const answerTo = (state: GameState, round: Round): GameEvent => ({
  type: 'answered',
  played: {
    round,
    balance: addAmounts(subtractAmounts(state.balance, round.stake), round.win),
    seeds: testSeedsAt(round.nonce + 1),
    net: addAmounts(subtractAmounts(state.net, round.stake), round.win),
  },
});
const winning = testRound(title, lowest, (round) => round.spins.length === 1 && compareAmounts(round.win, round.stake) > 0);
const withFreeGames = testRound(title, lowest, (round) => round.spins.length > 3);

describe('a round', () => {
  const asked = after(start(), { type: 'asked' });
  const showing = after(asked, answerTo(asked, winning));

  test('nothing about money changes before the answer', () => {
    expect(asked).toMatchObject({ phase: 'asking', balance: '100000', net: '0', resting: true });
  });
  test('the balance is that after the stake until the round is shown, then that of the server', () => {
    expect(showing.balance).toBe(subtractAmounts('100000', winning.stake));
    expect(showing.net).toBe(subtractAmounts('0', winning.stake));
    const shown = after(showing, { type: 'spinShown' }, { type: 'roundShown' });
    expect(shown).toMatchObject({
      phase: 'idle',
      won: winning.win,
      balance: addAmounts(subtractAmounts('100000', winning.stake), winning.win),
      net: subtractAmounts(winning.win, winning.stake),
    });
    expect(shown.recent).toEqual([winning]);
    expect(shown.seeds.inUse?.nonce).toBe(winning.nonce + 1);
  });
  test('the money is there as the last spin rests, and once', () => {
    const rested = after(showing, { type: 'spinShown' });
    expect(rested).toMatchObject({ phase: 'showing', balance: addAmounts(subtractAmounts('100000', winning.stake), winning.win) });
    expect(after(rested, { type: 'spinShown' }, { type: 'roundShown' }).balance).toBe(rested.balance);
    const free = after(asked, answerTo(asked, withFreeGames));
    expect(after(free, { type: 'spinShown' }).balance).toBe(subtractAmounts('100000', withFreeGames.stake));
  });
  test('its wins add up spin by spin to the win of the round', () => {
    const showingFree = after(asked, answerTo(asked, withFreeGames));
    const shown = withFreeGames.spins.reduce(
      (state, _spin, index) => after(state, { type: 'spinStarted', index }, { type: 'spinShown' }),
      showingFree,
    );
    expect(shown.won).toBe(withFreeGames.win);
  });
  test('PP-31 a spin is a gain once the round has won more than its stake by it, and one that wins nothing after it is none', () => {
    const [spin] = winning.spins;
    const spins = ['50', '0', '250', '0'].flatMap((win) => (spin ? [{ ...spin, win }] : []));
    const round = { ...winning, stake: '200', win: '300', spins };
    let state = after(asked, answerTo(asked, round));
    const gains = spins.map((_spin, index) => {
      state = after(state, { type: 'spinStarted', index }, { type: 'spinShown' });
      return isGain(state);
    });
    expect(gains).toEqual([false, false, true, false]);
  });
  test('another cannot begin while it is asked for or shown, nor before the shortest time has passed', () => {
    expect([asked, showing].map(canSpin)).toEqual([false, false]);
    const shown = after(showing, { type: 'roundShown' });
    expect(canSpin(shown)).toBe(false);
    expect(after(shown, { type: 'asked' })).toBe(shown);
    expect(canSpin(after(shown, { type: 'rested' }))).toBe(true);
  });
  test('the stake cannot change under it', () => {
    for (const state of [asked, showing]) expect(after(state, { type: 'stakeChosen', stake: second }).stake).toBe(lowest);
  });
  test('a late answer is told, and forgotten with the answer', () => {
    const late = after(asked, { type: 'late' });
    expect(late.late).toBe(true);
    expect(after(late, answerTo(late, winning)).late).toBe(false);
    expect(after(showing, { type: 'late' })).toBe(showing);
  });
  test('one that waits for its time is not late', () => {
    const early = after(asked, { type: 'early' }, { type: 'late' });
    expect(early).toMatchObject({ phase: 'asking', early: true, late: false });
    expect(after(early, answerTo(early, winning)).early).toBe(false);
    expect(after(start(), { type: 'early' }).early).toBe(false);
  });
  test('a refused one costs nothing and leaves the reason until the next', () => {
    const refused = after(asked, { type: 'refused', refusal: { code: 'insufficient_balance' } });
    expect(refused).toMatchObject({ phase: 'idle', balance: '100000', net: '0', refusal: { code: 'insufficient_balance' } });
    expect(after(refused, { type: 'asked' }).refusal).toBeNull();
    expect(after(refused, { type: 'stakeStepped', by: 1 }).refusal).toBeNull();
  });
  test('after the session is over nothing can be played', () => {
    const over = after(asked, { type: 'sessionEnded' });
    expect(after(over, answerTo(over, winning), { type: 'asked' }, { type: 'rested' })).toMatchObject({ phase: 'over', balance: '100000' });
  });
});

test('the position of the visit is there from the start, and no round begins before its time', () => {
  const opened = initialState(testSession(title, { visit: { net: '-300', elapsed: 90_000 }, nextRoundIn: 1_000 }), title.stakes);
  expect([opened.net, canSpin(opened), canSpin(reduce(opened, { type: 'rested' }))]).toEqual(['-300', false, true]);
});

describe('a round left from an earlier visit', () => {
  const session = testSession(title, { unfinished: { ...winning, stake: second } });
  const replayed = initialState(session, title.stakes);

  test('is shown first, with its own stake, and its win is not in the balance yet', () => {
    expect(replayed).toMatchObject({ phase: 'showing', replay: true, stake: second, balance: subtractAmounts('100000', winning.win) });
  });
  test('of this visit is in its position already, but for the win that is still to be shown', () => {
    const of = initialState({ ...session, visit: { net: '500', elapsed: 0 }, unfinishedIsOfVisit: true }, title.stakes);
    expect(of.net).toBe(subtractAmounts('500', winning.win));
    expect(after(of, { type: 'roundShown' }).net).toBe('500');
  });
  test('does not take from the balance what it won where that is spent by now', () => {
    const spent = initialState({ ...session, balance: '0' }, title.stakes);
    expect([spent.balance, after(spent, { type: 'roundShown' }).balance]).toEqual(['0', '0']);
  });
  test('ends at the balance of the server and outside of this visit’s position', () => {
    expect(after(replayed, { type: 'roundShown' })).toMatchObject({ phase: 'idle', replay: false, balance: '100000', net: '0' });
  });
});

test('the stake steps along the offered ones and stops at both ends', () => {
  expect(after(start(), { type: 'stakeStepped', by: -1 }).stake).toBe(lowest);
  const top = after(start(), ...title.stakes.map((): GameEvent => ({ type: 'stakeStepped', by: 1 })));
  expect(top.stake).toBe(title.stakes.at(-1));
  expect(after(start(), { type: 'stakeChosen', stake: '7' }).stake).toBe(lowest);
});

test('whatever happens in whatever order, the shown balance is the first one and the net position', () => {
  const events = fc.constantFrom<(state: GameState) => GameEvent>(
    () => ({ type: 'asked' }),
    (state) => answerTo(state, { ...winning, stake: state.stake }),
    (state) => answerTo(state, { ...withFreeGames, stake: state.stake }),
    () => ({ type: 'spinShown' }),
    () => ({ type: 'roundShown' }),
    () => ({ type: 'rested' }),
    () => ({ type: 'late' }),
    () => ({ type: 'refused', refusal: { code: 'stake_not_offered' } }),
    () => ({ type: 'stakeStepped', by: 1 }),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (made) => {
      const end = made.reduce((state, make) => reduce(state, make(state)), start());
      expect(end.balance).toBe(addAmounts('100000', end.net));
    }),
  );
});
