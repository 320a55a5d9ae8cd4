import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../platform/core/log.ts';
import { createDatabasePresence } from '../../platform/core/store/postgres/databasePresence.ts';
import { listenTo } from '../../platform/core/store/postgres/listenTo.ts';
import { postgresDialect } from '../../platform/core/store/postgres/postgresDialect.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { throughPort } from '../../platform/testing/throughPort.ts';
import { type NetworkBetween, networkBetween } from './networkBetween.ts';

/** Longest statement here, in milliseconds: a server that says nothing for two seconds more has gone. */
const longest = 300;
const inVain = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, 8_000, 'still waiting'));

describe.runIf(testEngines().includes('postgres'))('a PostgreSQL whose machine has gone, and is back or has another in its place', () => {
  let store: TestStore;
  let network: NetworkBetween;
  let url: string;
  let db: Kysely<unknown>;
  beforeEach(async () => {
    store = await openTestStore('postgres');
    if (!('url' in store.location)) throw new Error('no PostgreSQL');
    network = await networkBetween(Number(new URL(store.location.url).port || 5432));
    url = throughPort(store.location.url, network.port);
    db = new Kysely({ dialect: postgresDialect(url, 5_000, longest) });
  });
  afterEach(async () => {
    await network.close();
    await db.destroy();
    await store.close();
  });
  const listening = (times: { readonly askEvery: number; readonly answerIn: number }) => {
    const signals = listenTo(url, 'calls', silentLog, times);
    onTestFinished(() => signals.stop());
    return signals;
  };
  const ask = () => sql`select pg_sleep(0.05)`.execute(db);
  const outcome = (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => 'answered',
      () => 'failed',
    );

  test('CRS-002 keeps nobody who has a transaction to undo', async () => {
    const undone = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      network.lose();
      throw new Error('no');
    });
    expect(await Promise.race([outcome(undone), inVain()])).toBe('failed');
    expect(await outcome(ask())).toBe('answered');
  }, 90_000);

  test('CRS-002 is not taken for one that has nothing to tell: calls are heard of the other one', async () => {
    const signals = listening({ askEvery: 200, answerIn: longest });
    await expect.poll(() => signals.isHeard, { timeout: 20_000 }).toBe(true);
    network.lose();
    await expect.poll(() => signals.isHeard, { timeout: 20_000 }).toBe(false);
    await expect.poll(() => signals.isHeard, { timeout: 20_000 }).toBe(true);
    let heard = 0;
    signals.onSignal(() => (heard += 1));
    await sql`notify calls`.execute(store.db);
    await expect.poll(() => heard, { timeout: 20_000 }).toBe(1);
  }, 90_000);

  test('CRS-002 is told of once where it cannot be reached, and once when it is back; a call that failed by it is told as ever', async () => {
    let time = 0;
    const lines: string[] = [];
    const tell = (_details: object, text: string) => void lines.push(text);
    const presence = createDatabasePresence({ log: { error: tell, warn: tell }, now: () => time });
    const watched = new Kysely({ dialect: postgresDialect(url, 5_000, longest, presence) });
    onTestFinished(() => watched.destroy());
    const look = (what: object = {}) =>
      sql`select 1`.execute(watched).catch((error: unknown) => presence.log.error({ error, ...what }, 'it has failed'));
    await look();
    network.cut();
    await Promise.all([look(), look()]);
    await look();
    await look({ correlationId: 'c' });
    time = 7_400;
    network.mend();
    await look();
    presence.log.warn({ error: new Error('a mail cannot be sent') }, 'of something else');
    expect(lines).toEqual([
      expect.stringMatching(/^the database cannot be reached: ./),
      'it has failed',
      'the database is back after 7 seconds',
      'of something else',
    ]);
  });

  test('CRS-002 keeps nobody who stops listening', async () => {
    const signals = listening({ askEvery: 60_000, answerIn: longest });
    await expect.poll(() => signals.isHeard, { timeout: 20_000 }).toBe(true);
    network.lose();
    expect(await Promise.race([outcome(signals.stop()), inVain()])).toBe('answered');
  }, 90_000);
});
