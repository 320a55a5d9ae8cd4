import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';

const prefix = 'house:';

export const isHouseAccount = (account: string): boolean => account.startsWith(prefix);

/** The house accounts one transaction asked for. */
export interface HouseSession {
  /** Id of the account; the row is made when it is not there yet. */
  account(db: Transaction<Database>, purpose: string, currency: string): Promise<string>;
  /** To be called once the transaction is committed: what it made need not be looked for again. */
  keep(): void;
}

/** Remembers which house accounts exist, so that only the first transaction of each has to ask. */
export function createHouseAccounts(clock: Clock): { session(): HouseSession } {
  const known = new Set<string>();
  return {
    session() {
      const asked = new Set<string>();
      return {
        async account(db, purpose, currency) {
          const id = `${prefix}${purpose}:${currency}`;
          if (known.has(id)) return id;
          await db
            .insertInto('account')
            .values({ id, kind: 'house', member_id: null, purpose, currency, balance: null, created_at: BigInt(clock.now()) })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute();
          asked.add(id);
          return id;
        },
        keep: () => asked.forEach((id) => known.add(id)),
      };
    },
  };
}
