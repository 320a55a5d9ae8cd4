import { memberInfo } from '#contract/identity/member.ts';
import { deposit } from '#contract/money/deposit.ts';
import { popularGames } from '#contract/play/popularGames.ts';
import { freePlayLogin, login } from '#contract/identity/session.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { commitTo, drawStream } from '../../play/family/drawStream.ts';
import { playRound } from '../../play/games/slot/playRound.ts';
import type { PublicRound } from '../../play/games/slot/slotRound.ts';
import type { SlotTitle } from '../../play/games/slot/title.ts';
import { openTable } from '../../play/games/testing/openTable.ts';
import type { RotatedSeeds } from '../../play/round/round.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';

describe.each(testEngines())('free play on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    await platform.close();
  });
  const enter = (address = '203.0.113.7') => platform.call(freePlayLogin, { os: 'Linux' }, { address });

  test('LG-03 LG-11 it opens a trial account of its own with funds of its own', async () => {
    const [first, second] = [(await enter()).value, (await enter()).value];
    expect(first).toMatchObject({ mustChangePassword: false, firstTimeLogin: false });
    const infos = await Promise.all([first, second].map(async ({ token }) => (await platform.call(memberInfo, {}, { token })).value));
    expect(infos.map(({ type, currency }) => [type, currency])).toEqual([
      [4, 'DEMO'],
      [4, 'DEMO'],
    ]);
    expect(infos[0]?.id).not.toBe(infos[1]?.id);
    expect((await platform.call(balance, {}, { token: first.token })).value).toEqual({ sumBalance: '10000000', currency: 'DEMO' });
  });

  test('AZ-006 its funds come from a book that holds nothing else', async () => {
    await enter();
    const rows = await platform.parts.db.selectFrom('posting').select(['from_account', 'currency']).execute();
    expect(rows).toEqual([{ from_account: 'house:trial:DEMO', currency: 'DEMO' }]);
  });

  test('LG-03 AZ-006 PP-25 it plays with its own funds, and the money of others stays where it is', async () => {
    const { token } = (await enter()).value;
    const [game] = (await platform.call(popularGames, { count: 1 })).value.games;
    const table = openTable(platform);
    const session = await table.open(token, game?.nodeId);
    // Marked as what it is wherever it is shown, and never by the sign of the brand's money.
    expect([session.currency, session.currencySymbol, session.isTrial]).toEqual(['DEMO', 'DEMO', true]);
    expect((await table.spin(session.session, game?.minBet)).body).toMatchObject({ round: { currency: 'DEMO' } });
    const rounds = await platform.parts.db.selectFrom('bet').select('currency').execute();
    expect(rounds).toEqual([{ currency: 'DEMO' }]);
    const others = await platform.parts.db.selectFrom('posting').select('seq').where('currency', '<>', 'DEMO').execute();
    expect(others).toEqual([]);
  });

  test('PP-25 its rounds are those of everybody: the title that is published, and the draws of seeds that were promised', async () => {
    const { token } = (await enter()).value;
    const table = openTable(platform);
    const read = async <Body>(path: string): Promise<Body> => (await (await platform.fetch(path)).json()) as Body;
    const { session } = await table.open(token);
    const { body: played } = await table.spin(session);
    await table.post(`/games/slot/rounds/${played.round.id}/seen`, {}, session);
    clock.forward(1_000);
    const { nextServerSeedHash } = played.seeds;
    await table.post<RotatedSeeds>('/games/slot/seeds', { clientSeed: 'another', serverSeedHash: nextServerSeedHash }, session);
    const { round, serverSeed } = await read<PublicRound>(`/games/slot/rounds/${played.round.id}`);
    const { model } = await read<SlotTitle>(`/games/slot/titles/${round.titleCode}/${round.titleVersion}`);
    expect(commitTo(serverSeed ?? '')).toBe(played.round.serverSeedHash);
    const seeds = { serverSeed: serverSeed ?? '', clientSeed: 'first', nonce: 0 };
    const { spins, win } = playRound(model, parseAmount(round.stake), drawStream(seeds));
    expect({ spins, win: writeAmount(win) }).toEqual({ spins: played.round.spins, win: played.round.win });
  });

  test('AZ-006 it cannot pay in, and is told that a real account is needed', async () => {
    const { token } = (await enter()).value;
    expect(await platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: 'k' })).toMatchObject({
      code: 'in_need_true_account',
    });
  });

  test('it lasts an hour, however it is used', async () => {
    const { token } = (await enter()).value;
    for (let passed = 0; passed < 3; passed += 1) {
      clock.forward(15 * 60_000);
      expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ success: true });
    }
    clock.forward(15 * 60_000);
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 401 });
  });

  test('one address opens ten in an hour, others go on', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter()));
    expect(answers.filter(({ code }) => code === 'too_many_attempts')).toHaveLength(2);
    expect(await enter('203.0.113.8')).toMatchObject({ success: true });
  });

  test('nobody logs in to it by a password', async () => {
    const { account = '' } = (await enter()).value;
    for (const password of ['', '!', 'correct horse 7'])
      expect(await platform.call(login, { username: account, password })).toMatchObject({ code: 'login_failed' });
  });

  test('RO-02 without FREEPLAY3 there is none', async () => {
    const strict = await openPlatform({ engine, brand: { modules: ['USERNAMEREG3'] } });
    expect(await strict.call(freePlayLogin, { os: 'Linux' })).toMatchObject({ code: 'function_not_enabled' });
    await strict.close();
  });
});
