import type { PlatformParts } from '../../core/parts.ts';
import type { SealedColumn } from '../../core/secrets/sealedColumn.ts';
import { openPayee, payeeContext } from '../payee/sealedPayee.ts';
import { keepPayeeLookups } from './payees.ts';

/** Who members are paid as, and what payees are known again by. */
export const sealedPayees: SealedColumn = {
  context: payeeContext,
  after: (db, id, limit) =>
    db.selectFrom('payout_account').select(['id', 'payee as sealed']).where('id', '>', id).orderBy('id').limit(limit).execute(),
  replace: (db, { id, sealed }, payee) =>
    db.updateTable('payout_account').set({ payee }).where('id', '=', id).where('payee', '=', sealed).execute(),
  async also(db, secrets: PlatformParts['secrets'], { id, sealed }) {
    const { accountNumber } = openPayee(secrets, id, sealed);
    const account = await db.selectFrom('payout_account').select(['member_id', 'bank_code']).where('id', '=', id).executeTakeFirst();
    if (account) await keepPayeeLookups(db, secrets, account.member_id, `${account.bank_code} ${accountNumber}`);
  },
  async forget(db, held) {
    await db.deleteFrom('payee_lookup').where('key_id', 'not in', held).execute();
  },
};
