import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../store/openStore.ts';
import { readSnapshot } from '../store/readSnapshot.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { reconcile } from './testing/reconcile.ts';
import { modules } from '../../modules.ts';

const program = fileURLToPath(new URL('../../testing/payUntilKilled.ts', import.meta.url));
const kills = 5;

let store: TestStore;

afterEach(() => store.close());

test.each(testEngines())(
  'on %s every payment that was acknowledged before a kill is there after it, once',
  async (engine) => {
    store = await openTestStore(engine);

    const { location } = store;
    if ('file' in location) await store.db.destroy();
    const acknowledged: string[] = [];

    for (let kill = 0; kill < kills; kill += 1) {
      const payer = fork(program, [JSON.stringify(location), String(kill)], {
        execArgv: [],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const enough = acknowledged.length + 40 + 15 * kill;
      await new Promise<void>((resolve) => {
        payer.on('message', (key) => {
          acknowledged.push(String(key));
          if (acknowledged.length === enough) resolve();
        });
      });
      payer.kill('SIGKILL');
      await once(payer, 'exit');
    }

    const db = 'file' in location ? await openStore(location, modules.migrations) : store.db;
    // One snapshot: a server may still be committing what the killed process had sent.
    const { keys, balance } = await readSnapshot(db, async (snapshot) => {
      const paid = await snapshot.selectFrom('ledger_transaction').select('idempotency_key').where('operation', '=', 'pay').execute();
      const cash = await snapshot.selectFrom('account').select('balance').where('purpose', '=', 'cash').executeTakeFirstOrThrow();
      return { keys: paid.map((row) => row.idempotency_key), balance: cash.balance };
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
    expect(balance).toBe(BigInt(keys.length));
    expect(await reconcile(db)).toEqual([]);
    if (db !== store.db) await db.destroy();
  },
  180_000,
);
