import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresDialect } from '../../platform/core/store/postgres/postgresDialect.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { type NetworkBetween, networkBetween } from './networkBetween.ts';

/** Longest statement here, in milliseconds; a server that says nothing for two seconds more is gone. */
const longest = 300;
const inVain = (): Promise<string> => new Promise((resolve) => setTimeout(resolve, 8_000, 'still waiting'));

describe.runIf(testEngines().includes('postgres'))(
  'a PostgreSQL whose machine has gone without a word, and has another in its place',
  () => {
    let store: TestStore;
    let network: NetworkBetween;
    let db: Kysely<unknown>;
    beforeEach(async () => {
      store = await openTestStore('postgres');
      if (!('url' in store.location)) throw new Error('no PostgreSQL');
      const url = new URL(store.location.url);
      network = await networkBetween(Number(url.port || 5432));
      url.hostname = '127.0.0.1';
      url.port = String(network.port);
      db = new Kysely({ dialect: postgresDialect(url.href, 5_000, longest) });
    });
    afterEach(async () => {
      await network.close();
      await db.destroy();
      await store.close();
    });
    const ask = () => sql`select pg_sleep(0.05)`.execute(db);
    const outcome = (asked: Promise<unknown>): Promise<string> =>
      asked.then(
        () => 'answered',
        () => 'failed',
      );

    test('CRS-002 fails who asked it, and is used again', async () => {
      await Promise.all([ask(), ask(), ask()]);
      network.lose();
      const asked = Promise.all([ask(), ask(), ask()].map(outcome));
      expect(await Promise.race([asked, inVain()])).toEqual(['failed', 'failed', 'failed']);
      expect(await Promise.all([ask(), ask(), ask()].map(outcome))).toEqual(['answered', 'answered', 'answered']);
    }, 20_000);

    test('CRS-002 keeps nobody who has a transaction to undo', async () => {
      const undone = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        network.lose();
        throw new Error('no');
      });
      expect(await Promise.race([outcome(undone), inVain()])).toBe('failed');
      expect(await outcome(ask())).toBe('answered');
    }, 20_000);
  },
);
