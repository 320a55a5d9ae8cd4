import type { Kysely } from 'kysely';
import { isWallet } from '../../core/ledger/accounts/isWallet.ts';
import { vendorOfPurpose } from '../../core/ledger/accounts/purposes.ts';
import type { Database } from '../../core/store/database.ts';

/** What lies in each wallet with a vendor that a member has ever had, by the vendor's code, in ten-thousandths: also in one that is kept no more. */
export async function openedWallets(db: Kysely<Database>, memberId: string): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db.selectFrom('account').select(['purpose', 'balance']).where('member_id', '=', memberId).where(isWallet).execute();
  return new Map(
    rows.flatMap(({ purpose, balance }) => {
      const code = vendorOfPurpose(purpose);
      return code === undefined ? [] : [[code, balance ?? 0n] as const];
    }),
  );
}
