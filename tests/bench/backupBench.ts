import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeyFile } from '#contract/keyFile.ts';
import { booksKey } from '../../platform/core/books/booksKey.ts';
import { chainPostings } from '../../platform/core/books/chainPostings.ts';
import { systemClock } from '../../platform/core/clock.ts';
import { createChecksums } from '../../platform/core/ledger/checksums/checksums.ts';
import { createLedger } from '../../platform/core/ledger/createLedger.ts';
import { newId } from '../../platform/core/newId.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { secretKeyFile } from '../../platform/core/secrets/secretKeyFile.ts';
import { secretKeyOf } from '../../platform/core/secrets/secretKeys.ts';
import { createSecrets } from '../../platform/core/secrets/secrets.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { insertBet } from '../../platform/play/bet/insertBet.ts';
import { machineLoad } from './machineLoad.ts';
import { missedLines } from './misses.ts';
import { openMembers } from './openMembers.ts';
import { usedByEnded } from './processorTime.ts';

const members = 20;
const callers = 32;
const stake = 10n;
/** Seconds that each of both may take. */
const maxSeconds = 60;

/** A data folder with so many bets in it, each with its ledger transaction, all of it chained. */
async function playBets(folder: string, bets: number): Promise<void> {
  mkdirSync(folder);
  await openMembers(folder, members);
  const db = await openStore({ file: path.join(folder, 'platform.db') }, modules.migrations);
  const file = openKeyFile(secretKeyFile(folder), secretKeyOf);
  const shared = { db, clock: systemClock, random: systemRandom, secrets: createSecrets({ random: systemRandom, keys: () => file.keys }) };
  const checksums = createChecksums(await booksKey(shared));
  const ledger = createLedger({ ...shared, checksums });
  const parts = { checksums, brand: { timeZone: 'UTC' } };
  const ids = (await db.selectFrom('member').select('id').execute()).map(({ id }) => id);
  let next = 0;
  const play = async (): Promise<void> => {
    for (let number = next++; number < bets; number = next++) {
      const memberId = ids[number % ids.length] ?? '';
      const recall = async (): Promise<null> => null;
      const work: Parameters<typeof ledger.once<null>>[2] = async (transaction) => {
        const cash = await transaction.cashOf(memberId);
        const games = await transaction.house('games', cash.currency);
        await transaction.post([
          { from: cash.id, to: games, amount: stake },
          { from: games, to: cash.id, amount: stake },
        ]);
        await insertBet(transaction.db, parts, {
          id: newId(shared),
          memberId,
          sessionId: 'bench',
          family: 'bench',
          gameCode: 'bench',
          vendorCode: 'bench',
          category: 'RNG',
          currency: cash.currency,
          stake,
          payout: stake,
          placedAt: systemClock.now(),
          transactionId: transaction.id,
        });
        return null;
      };
      await ledger.once({ memberId, operation: 'bet', key: `bench-${number}` }, {}, work, recall);
    }
  };
  await Promise.all(Array.from({ length: callers }, play));
  await chainPostings({ ...shared, checksums });
  await db.destroy();
}

/** Backup and restore of a store with so many bets by the commands themselves, each with its check of the whole books, as a table. */
export async function backupTable(bets: number): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-drill-'));
  const place = (name: string): string => path.join(folder, name);
  const run = (script: string, dataDir: string): { readonly seconds: number; readonly processor: number } => {
    const began = performance.now();
    const used = usedByEnded();
    const { DATABASE_URL: _database, ...inherited } = process.env;
    const env = { ...inherited, DATA_DIR: dataDir, BACKUP_KEY_FILE: place('backup.key') };
    execFileSync(process.execPath, [`scripts/${script}.ts`, place('store.backup')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    return { seconds: (performance.now() - began) / 1_000, processor: usedByEnded() - used };
  };
  try {
    writeFileSync(place('backup.key'), `${randomBytes(32).toString('base64')}\n`);
    await playBets(place('data'), bets);
    const backup = run('backup', place('data'));
    const restore = run('restore', place('restored'));
    const megabytes = statSync(place('store.backup')).size / 2 ** 20;
    return [
      '',
      '## Backup and restore of the embedded store (books checked whole in both)',
      '',
      '| bets | backup, MB | backup, s | of the processor, s | restore, s | of the processor, s | held against, s |',
      '|---|---|---|---|---|---|---|',
      `| ${bets} | ${megabytes.toFixed(0)} | ${[backup, restore].map(({ seconds, processor }) => `${seconds.toFixed(1)} | ${processor.toFixed(1)}`).join(' | ')} | ${maxSeconds} |`,
      '',
      `Load of the machine at the end: ${machineLoad()}.`,
      ...missedLines(
        Object.entries({ backup, restore }).map(([what, { seconds }]) => ({
          what: `${what}, s`,
          figure: seconds,
          limit: maxSeconds,
          shown: seconds.toFixed(1),
        })),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
