import { systemClock } from '../core/clock.ts';
import { createLedger } from '../core/ledger/createLedger.ts';
import { systemRandom } from '../core/random.ts';
import { openStore, type StoreLocation } from '../core/store/openStore.ts';
import { testChecksums } from './testChecksums.ts';
import { testCurrency } from './openTestLedger.ts';
import { modules } from '../modules.ts';

/** A program that pays one member, eight payments at a time, tells each that was acknowledged, and never ends. */
const [location = '', run = ''] = process.argv.slice(2);
const db = await openStore(JSON.parse(location) as StoreLocation, modules.migrations);
const ledger = createLedger({ db, clock: systemClock, random: systemRandom, checksums: testChecksums });
const memberId = 'an';

await ledger.once({ memberId, operation: 'open', key: 'open' }, {}, (transaction) => transaction.openCash(memberId, testCurrency));
await Promise.all(
  Array.from({ length: 8 }, async (_, line) => {
    for (let count = 0; ; count += 1) {
      const key = `${run} ${line} ${count}`;
      await ledger.once({ memberId, operation: 'pay', key }, {}, async (transaction) => {
        const { id } = await transaction.cashOf(memberId);
        await transaction.post([{ from: await transaction.house('deposits', testCurrency), to: id, amount: 1n }]);
      });
      process.send?.(key);
    }
  }),
);
