import { expect, test } from 'vitest';
import { testCurrency, openTestLedger } from '../../../testing/openTestLedger.ts';
import { planOf, statementsOf } from '../../../testing/plans.ts';
import { testChecksums } from '../../../testing/testChecksums.ts';
import { systemClock } from '../../clock.ts';
import { systemRandom } from '../../random.ts';
import { createLedger } from '../createLedger.ts';

test('no operation goes through the accounts of all members, which each hold makes one more', async () => {
  const { db, open, close } = await openTestLedger('sqlite', systemClock);
  await open('linh', 100n);
  const statements = await statementsOf(db, (told) =>
    createLedger({ db: told, clock: systemClock, random: systemRandom, checksums: testChecksums }).once(
      { memberId: 'linh', operation: 'move', key: 'move' },
      {},
      async (transaction) => {
        const cash = await transaction.cashOf('linh');
        const wallet = await transaction.accountOf('linh', 'vendor:XGS', testCurrency);
        await transaction.post([{ from: cash.id, to: wallet.id, amount: 60n }]);
        await transaction.release(await transaction.hold('linh', 40n));
      },
    ),
  );
  expect((await planOf(db, statements)).filter((detail) => detail.startsWith('SCAN account'))).toEqual([]);
  await close();
});
