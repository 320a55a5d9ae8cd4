import { beforeEach, describe, expect, test } from 'vitest';
import { popularGames } from '../../contract/play/popularGames.ts';
import { gameList } from '../../contract/play/game.ts';
import { registerSettings, systemStatus } from '../../contract/system/site.ts';
import { balance } from '../../contract/money/wallet.ts';
import { createLog } from '../../log.ts';
import { answered } from '../testing/fakeAnswers.ts';
import { away, type ClientUnderTest, createClientUnderTest } from '../testing/clientUnderTest.ts';
import { UpstreamFault } from '../failure.ts';

let operator: ClientUnderTest;
beforeEach(() => {
  operator = createClientUnderTest();
});

describe('answers for everybody', () => {
  test('a shared call is made once for all who ask, per language and payload, and never with a token', async () => {
    const { forRequest } = operator.client();
    operator.respond = async () => answered({ games: [] });
    await Promise.all(
      Array.from({ length: 50 }, (_none, index) =>
        forRequest(operator.context({ language: index % 2 ? 'EN' : 'TY' })).call(popularGames, {}),
      ),
    );
    expect(operator.sent.length).toBe(2);
    await forRequest(operator.context()).call(popularGames, { count: 5 });
    expect(operator.sent.length).toBe(3);
    expect(operator.sent.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test('a page of games is kept from the second time on that it is asked for', async () => {
    const { forRequest } = operator.client();
    operator.respond = async () => answered({ games: [], total: 0, totalPages: 0 });
    const search = (gameName: string) => forRequest(operator.context()).call(gameList, { gameType: 'RNG', gameName });
    await search('lantern');
    await search('lantern');
    expect(operator.sent.length).toBe(2);
    await search('lantern');
    await Promise.all([search('heron'), search('heron')]);
    expect(operator.sent.length).toBe(3);
  });

  test('calls with a token are never shared, not even in flight', async () => {
    const { forRequest } = operator.client();
    await Promise.all(Array.from({ length: 5 }, () => forRequest(operator.context()).call(balance, {})));
    expect(operator.sent.length).toBe(5);
  });

  test('a stale answer is given at once while one new one is fetched; while the operator is away it serves on', async () => {
    const { forRequest } = operator.client();
    const settings = () => forRequest(operator.context()).call(registerSettings, {});
    operator.respond = () => answered({ fields: {}, bonusAmount: '1' });
    await settings();
    operator.clock.time += 61_000;
    operator.respond = away();
    for (let turn = 0; turn < 5; turn += 1) expect((await settings()).bonusAmount).toBe('1');
    operator.clock.time += 30_000;
    operator.respond = () => answered({ fields: {}, bonusAmount: '2' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    const before = operator.sent.length;
    expect((await Promise.all([settings(), settings(), settings()])).map(({ bonusAmount }) => bonusAmount)).toEqual(['1', '1', '1']);
    expect(operator.sent.length).toBe(before + 1);
    expect((await settings()).bonusAmount).toBe('2');
    operator.respond = away('oversized');
    operator.clock.time += 659_000;
    expect((await settings()).bonusAmount).toBe('2');
    await new Promise((resolve) => setImmediate(resolve));
    operator.clock.time += 1_000;
    await expect(settings()).rejects.toBeInstanceOf(UpstreamFault);
  });

  test('a refresh that failed is not tried, and told, again with every question', async () => {
    const told: string[] = [];
    const log = createLog({ level: 'warn', buffered: false }, { write: (line) => void told.push(line) });
    const { forRequest } = operator.client({ log });
    const status = () => forRequest(operator.context()).call(systemStatus, {});
    await status();
    operator.clock.time += 20_000;
    operator.respond = away('oversized');
    for (let turn = 0; turn < 5; turn += 1) {
      await status();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([operator.sent.length, told.length]).toEqual([2, 1]);
    operator.clock.time += 1_000;
    await status();
    expect(operator.sent.length).toBe(3);
  });

  test('readiness asks anew, and does not live on what was kept', async () => {
    const { forRequest, isReachable } = operator.client();
    await forRequest(operator.context()).call(systemStatus, {});
    expect(await isReachable()).toBe(true);
    operator.respond = away();
    operator.clock.time += 3_000;
    expect(await isReachable()).toBe(false);
  });
});
