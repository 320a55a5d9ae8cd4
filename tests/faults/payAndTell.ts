import { createPlatform } from '../../platform/app.ts';
import { createAudit } from '../../platform/core/audit/createAudit.ts';
import { systemClock } from '../../platform/core/clock.ts';
import { createJobs } from '../../platform/core/jobs/jobs.ts';
import { createLedger } from '../../platform/core/ledger/createLedger.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { openStore, type StoreLocation } from '../../platform/core/store/openStore.ts';
import { listen } from '../../platform/listen.ts';
import { modules } from '../../platform/modules.ts';
import { testCurrency } from '../../platform/testing/openTestLedger.ts';
import { testBrand } from '../../platform/testing/testBrand.ts';
import { testChecksums } from '../../platform/testing/testChecksums.ts';
import { testGames } from '../../platform/testing/testGames.ts';
import { testSecrets } from '../../platform/testing/testSecrets.ts';
import { testTexts } from '../../platform/testing/testTexts.ts';

/** A program that tells events, and from the message `pay` on pays so many members so often, each one unit a time; what was paid before it was killed it leaves out. */
const [location = '', port = '', members = '', payments = ''] = process.argv.slice(2);
const db = await openStore(JSON.parse(location) as StoreLocation, modules.migrations);
const shared = { db, clock: systemClock, random: systemRandom, secrets: testSecrets(), checksums: testChecksums };
const audit = createAudit(shared);
const ledger = createLedger({ ...shared, recorder: audit.recorder });
const parts = { ...shared, audit, ledger, brand: testBrand('http://localhost:3000', []), texts: testTexts(), jobs: createJobs(shared) };
await listen(() => createPlatform(parts, { games: testGames(), gateways: new Set(['127.0.0.1']) }), {
  host: '127.0.0.1',
  port: Number(port),
});

async function pay(memberId: string): Promise<void> {
  await ledger.once({ memberId, operation: 'open', key: 'open' }, {}, (transaction) => transaction.openCash(memberId, testCurrency));
  const { paid } = await db
    .selectFrom('ledger_transaction')
    .select(({ fn }) => fn.countAll<bigint>().as('paid'))
    .where('member_id', '=', memberId)
    .where('operation', '=', 'pay')
    .executeTakeFirstOrThrow();
  for (let key = Number(paid); key < Number(payments); key += 1)
    await ledger.once({ memberId, operation: 'pay', key: String(key) }, {}, async (transaction) => {
      const { id } = await transaction.cashOf(memberId);
      await transaction.post([{ from: await transaction.house('deposits', testCurrency), to: id, amount: 10_000n }]);
    });
}

process.on('message', () => {
  const waiting = Array.from({ length: Number(members) }, (_, index) => `member ${index}`).values();
  const line = async (): Promise<void> => {
    for (const member of waiting) await pay(member);
  };
  void Promise.all(Array.from({ length: 12 }, line)).then(() => process.send?.('paid'));
});
process.send?.('ready');
