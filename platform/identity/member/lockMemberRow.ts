import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';

/**
 * Holds a member's row until the transaction ends: of two that change something of one member the second sees what the first has done. To be taken before
 * rows that belong to the member, or two that wait for each other would both fail.
 */
export async function lockMemberRow(transaction: Kysely<Database>, memberId: string): Promise<void> {
  await forUpdate(transaction.selectFrom('member').select('id').where('id', '=', memberId)).executeTakeFirst();
}
