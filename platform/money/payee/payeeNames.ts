import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { openOnce } from '../../core/secrets/openOnce.ts';
import { saltedHash } from '../../core/secrets/saltedHash.ts';
import type { Database } from '../../core/store/database.ts';
import { printedName } from '../../core/text/printedName.ts';
import { openPayee } from './sealedPayee.ts';

/** Whom members are paid as. */
export interface PayeeNames {
  /** Whether some payout account that a member who has excluded themselves has or had is held by that name, however it was typed. */
  isOfExcluded(db: Kysely<Database>, holderName: string): Promise<boolean>;
}

export function createPayeeNames({ random, secrets }: Pick<PlatformParts, 'random' | 'secrets'>): PayeeNames {
  const hash = saltedHash(random);
  const holders = openOnce(({ id, sealed }) => hash(printedName(openPayee(secrets, id, sealed).holderName)));
  return {
    async isOfExcluded(db, holderName) {
      const rows = await db
        .selectFrom('payout_account')
        .select(['id', 'payee as sealed'])
        .where('member_id', 'in', db.selectFrom('member').select('id').where('self_excluded_at', 'is not', null))
        .execute();
      return (await holders(rows)).includes(hash(printedName(holderName)));
    },
  };
}
