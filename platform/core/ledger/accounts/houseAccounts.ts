import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../store/database.ts';
import type { Checksums } from '../checksums/checksums.ts';
import { houseAccountId } from './houseAccountId.ts';
import { accountChecksum } from '../checksums/ledgerChecksums.ts';
import { type HousePurpose, requireHousePurpose } from './purposes.ts';

/** The house accounts one transaction asked for. */
export interface HouseSession {
  /** Id of the account; the row is made when it is not there yet. */
  account(db: Transaction<Database>, purpose: HousePurpose, currency: string): Promise<string>;
  /** To be called once the transaction is committed: what it made need not be looked for again. */
  keep(): void;
}

/** Remembers which house accounts exist, so that only the first transaction of each has to ask. */
export function createHouseAccounts(clock: Clock, checksums: Checksums): { session(): HouseSession } {
  const known = new Set<string>();
  return {
    session() {
      const asked = new Set<string>();
      return {
        async account(db, purpose, currency) {
          const id = houseAccountId(purpose, currency);
          if (known.has(id)) return id;
          requireHousePurpose(purpose);
          const row = { id, member_id: null, purpose, currency, created_at: BigInt(clock.now()) };
          await db
            .insertInto('account')
            .values({ ...row, balance: null, checksum: accountChecksum(checksums, row) })
            // Whichever of its unique indexes another transaction has filled first.
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          asked.add(id);
          return id;
        },
        keep: () => asked.forEach((id) => known.add(id)),
      };
    },
  };
}
