import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { lockMemberRow } from '../member/lockMemberRow.ts';
import type { RememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import type { Sessions } from './sessions.ts';

interface SignOutEverywhereParts {
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
}

/** Ends every remembered login of a member, and every session but for `except`, in the caller's transaction. */
export async function signOutEverywhere(
  { remembered, sessions }: SignOutEverywhereParts,
  transaction: Kysely<Database>,
  memberId: string,
  except?: string,
): Promise<void> {
  // As whoever is let in at this moment does: of the two at once, that one is not let in, or is ended here.
  await lockMemberRow(transaction, memberId);
  // Before the sessions, as whoever ends one remembered login goes on to its sessions: two that wait for each other would both fail.
  await remembered.endAll(transaction, memberId);
  await sessions.revokeAll(transaction, memberId, except);
}
