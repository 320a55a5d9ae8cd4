import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MoneyMaintenance } from '../../core/ledger/ledger.ts';
import { createMaintenance, type Maintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { BetRolledBack, type LaterBets, ResolutionOutOfRange } from './laterBets.ts';
import { openLaterBets } from './testing/openLaterBets.ts';

const one = 10_000n;

describe.each(testEngines())('bets for later that are refused, on %s', (engine) => {
  let maintenance: Maintenance;
  let open: Awaited<ReturnType<typeof openLaterBets>>;
  let bets: LaterBets;
  let before: bigint;
  beforeEach(async () => {
    maintenance = createMaintenance();
    open = await openLaterBets({ engine, maintenance });
    ({ bets } = open);
    before = await money();
  });
  afterEach(() => open.close());

  const money = () => open.money();
  const place = (key = 'first') => bets.place(open.bet(10n * one), key, {});

  test('turnover below nothing is no outcome; nothing, and all of the stake, are', async () => {
    const [none, all] = [await place('none'), await place('all')];
    const lost = { status: 'SETTLED', payout: 0n } as const;
    await expect(bets.resolve(none, { ...lost, validBet: -1n }, 'draw')).rejects.toThrow(ResolutionOutOfRange);
    await bets.resolve(none, { ...lost, validBet: 0n }, 'draw');
    await bets.resolve(all, { ...lost, validBet: 10n * one }, 'draw');
    expect(await money()).toBe(before - 20n * one);
  });

  test('MON-001 one whose stake went back as its event did not count is told so when it is placed again, and moves nothing', async () => {
    const id = await place();
    await bets.resolve(id, { status: 'VOID' }, 'draw');
    await expect(place()).rejects.toMatchObject({ betId: id });
    await expect(place()).rejects.toBeInstanceOf(BetRolledBack);
    expect(await money()).toBe(before);
  });

  test('while no money moves none is placed, ended or taken back, and each says why; afterwards it is done', async () => {
    const id = await place();
    maintenance.begin('books');
    await expect(place('second')).rejects.toBeInstanceOf(MoneyMaintenance);
    await expect(bets.resolve(id, { status: 'VOID' }, 'draw')).rejects.toBeInstanceOf(MoneyMaintenance);
    await expect(bets.rollBack(open.memberId, 'first')).rejects.toBeInstanceOf(MoneyMaintenance);
    await expect(bets.rollBack(open.memberId, 'never came')).rejects.toBeInstanceOf(MoneyMaintenance);
    expect(await money()).toBe(before - 10n * one);
    maintenance.end('books');
    expect([await bets.rollBack(open.memberId, 'first'), await bets.rollBack(open.memberId, 'never came')]).toEqual([
      'CANCELLED',
      'NEVER_PLACED',
    ]);
    expect(await money()).toBe(before);
  });
});
