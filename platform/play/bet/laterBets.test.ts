import { betRecords } from '#contract/play/bet.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdempotencyMismatch, InsufficientBalance } from '../../core/ledger/ledger.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import type { TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import type { Resolution } from '../family/gameFamily.ts';
import { netOfSession } from './visitBets.ts';
import { BetResolved, BetRolledBack, type LaterBets, ResolutionOutOfRange } from './laterBets.ts';
import { openLaterBets } from './testing/openLaterBets.ts';

const one = 10_000n;

describe.each(testEngines())('bets that are settled later on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let bets: LaterBets;
  let token: string;
  let memberId: string;
  let before: bigint;
  let open: Awaited<ReturnType<typeof openLaterBets>>;
  beforeEach(async () => {
    clock = movableClock();
    open = await openLaterBets({ engine, clock });
    ({ platform, bets, token, memberId } = open);
    before = await money();
  });
  afterEach(() => open.close());

  const money = () => open.money();
  const gained = async () => (await money()) - before;
  const bet = (stake = 10n * one) => open.bet(stake);
  const place = (key = 'first', stake?: bigint, choice: object = { number: 7 }) => bets.place(bet(stake), key, choice);
  const records = async () => (await platform.call(betRecords, {}, { token, language: 'EN' })).value.records;
  const statuses = async () => (await platform.parts.db.selectFrom('bet').select('status').execute()).map(({ status }) => status);
  const balances = async () =>
    (await platform.parts.db.selectFrom('event').select('detail').where('kind', '=', 'balance').orderBy('created_at').execute()).length;

  test('an open stake is out of the balance, stands in the record and counts in the visit, and is told', async () => {
    const told = await balances();
    const id = await place();
    expect(await gained()).toBe(-10n * one);
    expect(await records()).toMatchObject([{ recordId: id, status: 'PLACED', betAmount: '10', winAmount: '0' }]);
    // It was not drawn from seeds.
    expect((await records())[0]).not.toHaveProperty('roundId');
    expect(await netOfSession(platform.parts.db, 'visit')).toBe(-10n * one);
    expect(await balances()).toBe(told + 1);
  });

  test.each<[string, Resolution, { gain: bigint; winAmount: string; validBet: bigint }]>([
    ['won', { status: 'SETTLED', payout: 25n * one }, { gain: 15n * one, winAmount: '25', validBet: 10n * one }],
    ['lost', { status: 'SETTLED', payout: 0n }, { gain: -10n * one, winAmount: '0', validBet: 10n * one }],
    ['half won', { status: 'SETTLED', payout: 15n * one, validBet: 5n * one }, { gain: 5n * one, winAmount: '15', validBet: 5n * one }],
    ['void', { status: 'VOID' }, { gain: 0n, winAmount: '10', validBet: 0n }],
    ['cancelled', { status: 'CANCELLED' }, { gain: 0n, winAmount: '10', validBet: 0n }],
  ])(
    'one that is %s is paid, recorded and told once, however often its outcome comes',
    async (_, resolution, { gain, winAmount, validBet }) => {
      const id = await place();
      const told = await balances();
      clock.forward(60_000);
      const answers = await Promise.all(Array.from({ length: 5 }, () => bets.resolve(id, resolution, 'draw-1')));
      expect(await records()).toMatchObject([{ recordId: id, status: resolution.status, winAmount }]);
      clock.forward(72 * 3_600_000);
      answers.push(await bets.resolve(id, resolution, 'draw-1'));
      expect(new Set(answers.map((answer) => `${answer.betId} ${answer.status} ${answer.payout}`)).size).toBe(1);
      expect(await gained()).toBe(gain);
      const row = await platform.parts.db.selectFrom('bet').selectAll().executeTakeFirstOrThrow();
      expect([row.valid_bet, Number(row.settled_at) - Number(row.placed_at)]).toEqual([validBet, 60_000]);
      expect(await netOfSession(platform.parts.db, 'visit')).toBe(gain);
      expect((await balances()) - told).toBe(gain === -10n * one ? 0 : 1);
    },
  );

  test('CRS-012 an outcome that comes by a clock behind the one of the bet is not before it', async () => {
    const id = await place();
    clock.forward(-4 * 60_000);
    await bets.resolve(id, { status: 'SETTLED', payout: 25n * one }, 'draw-1');
    const row = await platform.parts.db.selectFrom('bet').selectAll().executeTakeFirstOrThrow();
    expect(row.settled_at).toBe(row.placed_at);
    expect(await gained()).toBe(15n * one);
  });

  test('MON-008 it has one outcome: another under the same reference, or any under another, changes nothing', async () => {
    const id = await place();
    await bets.resolve(id, { status: 'SETTLED', payout: 25n * one }, 'draw-1');
    await expect(bets.resolve(id, { status: 'VOID' }, 'draw-1')).rejects.toThrow(IdempotencyMismatch);
    await expect(bets.resolve(id, { status: 'VOID' }, 'draw-2')).rejects.toThrow(BetResolved);
    await expect(bets.resolve('nobody', { status: 'VOID' }, 'draw-1')).rejects.toThrow(BetResolved);
    expect(await gained()).toBe(15n * one);
  });

  test('MON-008 of two outcomes that come at once one counts', async () => {
    const id = await place();
    const done = await Promise.allSettled([
      bets.resolve(id, { status: 'SETTLED', payout: 30n * one }, 'draw-1'),
      bets.resolve(id, { status: 'CANCELLED' }, 'desk-1'),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([0n, 20n * one]).toContain(await gained());
  });

  test('one draw settles many bets of a member, and what cannot be is refused', async () => {
    const [first, second] = [await place('first'), await place('second')];
    await bets.resolve(first, { status: 'SETTLED', payout: 20n * one }, 'draw-1');
    await expect(bets.resolve(second, { status: 'SETTLED', payout: -1n }, 'draw-1')).rejects.toThrow(ResolutionOutOfRange);
    await expect(bets.resolve(second, { status: 'SETTLED', payout: 0n, validBet: 10n * one + 1n }, 'draw-1')).rejects.toThrow(
      ResolutionOutOfRange,
    );
    await bets.resolve(second, { status: 'SETTLED', payout: 0n }, 'draw-1');
    expect(await gained()).toBe(0n);
  });

  test('a key places one bet; more than there is, or another bet under one key, places none', async () => {
    const id = await place();
    expect(await place()).toBe(id);
    await expect(place('first', undefined, { number: 8 })).rejects.toThrow(IdempotencyMismatch);
    await expect(place('second', before)).rejects.toThrow(InsufficientBalance);
    expect([await gained(), (await records()).length]).toEqual([-10n * one, 1]);
  });

  test('one that is rolled back gives its stake back once, and repeating it says so', async () => {
    await place();
    const answers = await Promise.all(Array.from({ length: 5 }, () => bets.rollBack(memberId, 'first')));
    expect(new Set(answers)).toEqual(new Set(['CANCELLED']));
    expect(await gained()).toBe(0n);
    for (const wait of [0, 72 * 3_600_000]) {
      clock.forward(wait);
      await expect(place()).rejects.toThrow(BetRolledBack);
      expect(await bets.rollBack(memberId, 'first')).toBe('CANCELLED');
    }
    expect([await gained(), await statuses()]).toEqual([0n, ['CANCELLED']]);
  });

  test('a rollback that came before its bet is a tombstone: the late bet moves nothing, then and later, and another key is free', async () => {
    expect(await bets.rollBack(memberId, 'first')).toBe('NEVER_PLACED');
    for (const wait of [0, 72 * 3_600_000]) {
      clock.forward(wait);
      await expect(place()).rejects.toThrow(BetRolledBack);
      await expect(place('first', before + one)).rejects.toThrow(BetRolledBack);
      expect(await bets.rollBack(memberId, 'first')).toBe('NEVER_PLACED');
    }
    expect([await gained(), await statuses()]).toEqual([0n, []]);
    await place('second');
    expect(await gained()).toBe(-10n * one);
  });

  test('of a bet and its rollback that come at once nothing stays staked, whichever was first', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `key-${index}`);
    const outcomes = await Promise.all(
      keys.map(async (key, index) => {
        const both = [() => place(key, one), () => bets.rollBack(memberId, key)];
        const [first, second] = await Promise.allSettled((index % 2 === 0 ? both : both.toReversed()).map((act) => act()));
        return [first, second].filter((each) => each?.status === 'rejected').map((each) => (each as PromiseRejectedResult).reason);
      }),
    );
    for (const refused of outcomes.flat()) expect(refused).toBeInstanceOf(BetRolledBack);
    expect(await gained()).toBe(0n);
    for (const key of keys) await expect(place(key, one)).rejects.toThrow(BetRolledBack);
  });

  test('what has been decided is not rolled back, nor anybody else’s bet', async () => {
    const id = await place();
    await registered(platform, 'minh');
    const { id: otherId } = await platform.parts.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'minh')
      .executeTakeFirstOrThrow();
    expect(await bets.rollBack(otherId, 'first')).toBe('NEVER_PLACED');
    await bets.resolve(id, { status: 'SETTLED', payout: 25n * one }, 'draw-1');
    await expect(bets.rollBack(memberId, 'first')).rejects.toThrow(BetResolved);
    expect([await gained(), await place()]).toEqual([15n * one, id]);
  });

  test('what its family keeps is written with the bet, or neither is', async () => {
    const failing = bets.place(bet(), 'first', {}, { detail: async () => Promise.reject(new Error('no such draw')) });
    await expect(failing).rejects.toThrow('no such draw');
    expect([await gained(), await records()]).toEqual([0n, []]);
  });

  const step = fc.oneof(
    fc.record({ do: fc.constant('place' as const), key: fc.integer({ min: 0, max: 4 }), stake: fc.bigInt({ min: 1n, max: 50n }) }),
    fc.record({
      do: fc.constantFrom('SETTLED' as const, 'VOID' as const, 'CANCELLED' as const),
      bet: fc.nat(5),
      payout: fc.bigInt({ min: 0n, max: 90n }),
      reference: fc.constantFrom('draw-1', 'draw-2'),
    }),
  );

  test('the balance agrees with a plain model after any sequence of bets and outcomes', async () => {
    let run = 0;
    const compare = async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
      run += 1;
      const began = await money();
      let expected = 0n;
      const placed = new Map<number, bigint>();
      const open: { id: string; stake: bigint; done?: string }[] = [];
      for (const each of steps) {
        if (each.do === 'place') {
          const known = placed.get(each.key);
          const outcome = await place(`${run} ${each.key}`, each.stake).catch((error: unknown) => error);
          if (known === undefined) {
            placed.set(each.key, each.stake);
            open.push({ id: String(outcome), stake: each.stake });
            expected -= each.stake;
          } else expect(outcome instanceof IdempotencyMismatch).toBe(known !== each.stake);
        } else {
          const chosen = open[each.bet % Math.max(1, open.length)];
          if (!chosen) continue;
          const resolution: Resolution = each.do === 'SETTLED' ? { status: each.do, payout: each.payout } : { status: each.do };
          const name = `${each.reference} ${each.do} ${each.do === 'SETTLED' ? each.payout : ''}`;
          const outcome = await bets.resolve(chosen.id, resolution, each.reference).catch((error: unknown) => error);
          if (chosen.done === undefined) {
            chosen.done = name;
            expected += each.do === 'SETTLED' ? each.payout : chosen.stake;
          } else if (chosen.done === name) expect(outcome).toMatchObject({ betId: chosen.id });
          else expect(outcome).toBeInstanceOf(chosen.done.startsWith(each.reference) ? IdempotencyMismatch : BetResolved);
        }
        expect((await money()) - began).toBe(expected);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), compare), { numRuns: engine === 'sqlite' ? 30 : 10 });
  }, 60_000);
});
