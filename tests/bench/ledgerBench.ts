import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import { createLedger } from '../../platform/ledger/createLedger.ts';
import { systemRandom } from '../../platform/random.ts';
import { testChecksums } from '../../platform/testing/testChecksums.ts';
import { openStore, type StoreLocation } from '../../platform/store/openStore.ts';

const callers = 32;
const members = 64;

/**
 * Ledger transactions a second: 32 callers, each a stake and a win for one of 64 members through
 * `ledger.once`, for `seconds`. SQLite writes through to the disk (`synchronous=FULL`).
 */
export async function ledgerBench(location: StoreLocation, seconds: number): Promise<number> {
  const db = await openStore(location);
  const ledger = createLedger({ db, clock: systemClock, random: systemRandom, checksums: testChecksums });
  const run = Date.now();
  const ids = Array.from({ length: members }, (_, index) => `bench-${run}-${index}`);
  for (const memberId of ids) {
    await ledger.once({ memberId, operation: 'bench-open', key: 'once' }, {}, async (transaction) => {
      const cash = await transaction.openCash(memberId, 'PLAY');
      await transaction.post([{ from: await transaction.house('bonus', 'PLAY'), to: cash, amount: 10_000_000_000n }]);
      return {};
    });
  }
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const memberId = ids[(caller + turn * 7) % members] ?? '';
        await ledger.once({ memberId, operation: 'bench-round', key: `${caller}-${turn}` }, {}, async (transaction) => {
          const cash = await transaction.cashOf(memberId);
          const games = await transaction.house('games', cash.currency);
          await transaction.post([
            { from: cash.id, to: games, amount: 10_000n },
            { from: games, to: cash.id, amount: 9_000n },
          ]);
          return { turn };
        });
        done += 1;
      }
    }),
  );
  await db.destroy();
  return done / seconds;
}

/** The same on a SQLite file of its own, removed afterwards. */
export async function sqliteLedgerBench(seconds: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-bench-'));
  try {
    return await ledgerBench({ file: path.join(folder, 'bench.sqlite') }, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
