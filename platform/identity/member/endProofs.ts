import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/**
 * Ends what was begun before an account is proven by something else, in the caller's transaction: links on their way, logins that wait for a proof, an app
 * that is not bound yet, as less was needed to begin it, and proofs that were given for money to leave. `now` in milliseconds since 1970.
 */
export async function endProofs(db: Kysely<Database>, memberId: string, now: bigint): Promise<void> {
  // First, as whoever binds one goes on to the logins.
  await db.deleteFrom('authenticator').where('member_id', '=', memberId).where('confirmed_at', 'is', null).execute();
  await db.updateTable('recovery_link').set({ used_at: now }).where('member_id', '=', memberId).where('used_at', 'is', null).execute();
  await db.updateTable('login_verification').set({ done_at: now }).where('member_id', '=', memberId).where('done_at', 'is', null).execute();
  await db.deleteFrom('step_up_ticket').where('member_id', '=', memberId).execute();
}
