import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { openPayee } from './sealedPayee.ts';

/** Whom members are paid as. */
export interface PayeeNames {
  /** The holders of all payout accounts that members who have excluded themselves have or had. */
  ofExcluded(db: Kysely<Database>): Promise<readonly string[]>;
}

export const createPayeeNames = ({ secrets }: Pick<PlatformParts, 'secrets'>): PayeeNames => ({
  async ofExcluded(db) {
    const rows = await db
      .selectFrom('payout_account')
      .select(['id', 'payee'])
      .where('member_id', 'in', db.selectFrom('member').select('id').where('self_excluded_at', 'is not', null))
      .execute();
    return rows.map(({ id, payee }) => openPayee(secrets, id, payee).holderName);
  },
});
