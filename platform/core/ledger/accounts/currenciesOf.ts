import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.ts';
import { forUpdate } from '../../store/forUpdate.ts';
import { isHouseAccount } from './houseAccountId.ts';
import type { Posting } from '../ledger.ts';

/**
 * Currency of every paying account, asked of the database where the transaction has not met it.
 * Where several members' accounts move at once they are locked in the order of their ids, so that
 * two opposite transfers do not wait for each other.
 */
export async function currenciesOf(
  db: Transaction<Database>,
  met: Map<string, string>,
  postings: readonly Posting[],
): Promise<(account: string) => string> {
  const ofMembers = [...new Set(postings.flatMap(({ from, to }) => [from, to]))].filter((account) => !isHouseAccount(account));
  if (ofMembers.length > 1 || ofMembers.some((account) => !met.has(account))) {
    const rows = await forUpdate(db.selectFrom('account').select(['id', 'currency']).where('id', 'in', ofMembers).orderBy('id')).execute();
    for (const row of rows) met.set(row.id, row.currency);
  }
  return (account) => {
    const currency = met.get(account);
    if (currency === undefined) throw new Error(`no account ${account}`);
    return currency;
  };
}
