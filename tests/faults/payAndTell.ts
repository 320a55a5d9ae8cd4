import type { StoreLocation } from '../../platform/core/store/openStore.ts';
import { testCurrency } from '../../platform/testing/openTestLedger.ts';
import { listenOnStore } from './listenOnStore.ts';

/** A program that tells events, and from the message `pay` on pays so many members so often, each one unit a time; what was paid before it was killed it leaves out. */
const [location = '', port = '', members = '', payments = ''] = process.argv.slice(2);
const { db, ledger } = await listenOnStore(JSON.parse(location) as StoreLocation, Number(port));

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
  void Promise.all(Array.from({ length: 12 }, line));
});
process.send?.('ready');
