import { login } from '#contract/identity/session.ts';
import { balance } from '#contract/money/wallet.ts';
import { markRoundSeen, unfinishedRounds } from '#contract/play/bet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registered } from '../../testing/registration.ts';
import { writeBets } from '../bet/testing/writeBets.ts';
import { openTable, type OpenTable } from '../games/testing/openTable.ts';

describe.each(testEngines())('rounds that were interrupted, on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let table: OpenTable;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    table = openTable(platform);
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const spin = async (session: string) => {
    clock.forward(2_500);
    return (await table.spin(session)).body.round;
  };
  const listed = async (of: string) => (await platform.call(unfinishedRounds, {}, { token: of, language: 'EN' })).value.records;
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;

  test('PP-28 one is listed at the next login with what came of it, which is paid by then', async () => {
    const before = parseAmount(await sum());
    const { session } = await table.open(token);
    const round = await spin(session);
    expect(await sum()).toBe(writeAmount(before - parseAmount('200') + parseAmount(round.win)));
    const next = (await platform.call(login, { username: 'linh', password })).value.token;
    expect(await listed(next)).toEqual([
      {
        recordId: round.id,
        nodeId: 'xgs-silver-oar',
        gameName: 'The Silver Oar',
        gameType: 'RNG',
        vassalage: 'XGS',
        vassalageName: 'Xuồng Games',
        betAmount: '200',
        winAmount: round.win,
        currency: 'PLAY',
        status: 'SETTLED',
        betTime: clock.now(),
        roundId: round.id,
      },
    ]);
  });

  test('PP-28 it is listed until it was seen to its end, wherever it is looked at before', async () => {
    const { session } = await table.open(token);
    const round = await spin(session);
    const again = await table.open(token);
    expect(again.unfinished?.id).toBe(round.id);
    expect((await listed(token)).map(({ recordId }) => recordId)).toEqual([round.id]);
    await table.post(`/games/slot/rounds/${round.id}/seen`, {}, again.session);
    expect(await listed(token)).toEqual([]);
  });

  test('PP-28 a member takes one off the list for good, and its game shows it no more; not one of another member', async () => {
    const { session } = await table.open(token);
    const round = await spin(session);
    await platform.call(markRoundSeen, { recordId: round.id }, { token: await registered(platform, 'minh') });
    expect((await listed(token)).map(({ recordId }) => recordId)).toEqual([round.id]);
    await platform.call(markRoundSeen, { recordId: round.id }, { token });
    expect(await listed(token)).toEqual([]);
    expect((await table.open(token)).unfinished).toBeNull();
    // Again, as after an answer that was lost.
    await platform.call(markRoundSeen, { recordId: round.id }, { token });
  });

  test('PP-28 twenty are listed at most, the newest', async () => {
    const ids = await writeBets(platform, 'linh', 21);
    expect((await listed(token)).map(({ recordId }) => recordId)).toEqual(ids.slice(1).toReversed());
  });

  test('PP-28 whoever plays on leaves the one before behind; of two games both are listed, the newest first', async () => {
    const first = await table.open(token);
    await spin(first.session);
    const left = await spin(first.session);
    const other = await table.open(token, 'xgs-ferry-of-small-lanterns');
    const newest = await spin(other.session);
    expect((await listed(token)).map(({ recordId }) => recordId)).toEqual([newest.id, left.id]);
    expect(await listed(await registered(platform, 'minh'))).toEqual([]);
  });
});
