import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { MoneyMaintenance } from '../../core/ledger/ledger.ts';
import { createMaintenance, type Maintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { createPlayLimits } from '../../identity/playLimit/playLimits.ts';
import { modules } from '../../modules.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { BetRolledBack, createLaterBets, type LaterBets, ResolutionOutOfRange } from './laterBets.ts';

const one = 10_000n;

describe.each(testEngines())('bets for later that are refused, on %s', (engine) => {
  let platform: TestPlatform;
  let maintenance: Maintenance;
  let bets: LaterBets;
  let memberId: string;
  let before: bigint;
  beforeEach(async () => {
    maintenance = createMaintenance();
    platform = await openPlatform({ engine, maintenance });
    bets = createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) });
    await registered(platform, 'linh');
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    before = await money();
  });
  afterEach(async () => {
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    await platform.close();
  });

  const money = async () => (await platform.parts.ledger.balance(memberId)).amount;
  const place = (key = 'first') =>
    bets.place(
      {
        memberId,
        sessionId: 'visit',
        family: 'draw',
        gameCode: 'xgs-evening-draw',
        vendorCode: 'XGS',
        category: 'RNG',
        stake: 10n * one,
      },
      key,
      {},
    );

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
    await expect(bets.rollBack(memberId, 'first')).rejects.toBeInstanceOf(MoneyMaintenance);
    await expect(bets.rollBack(memberId, 'never came')).rejects.toBeInstanceOf(MoneyMaintenance);
    expect(await money()).toBe(before - 10n * one);
    maintenance.end('books');
    expect([await bets.rollBack(memberId, 'first'), await bets.rollBack(memberId, 'never came')]).toEqual(['CANCELLED', 'NEVER_PLACED']);
    expect(await money()).toBe(before);
  });
});
