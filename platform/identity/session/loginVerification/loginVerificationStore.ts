import type { Kysely, Selectable } from 'kysely';
import type { Language } from '../../../core/http/handler.ts';
import type { Database } from '../../../core/store/database.ts';
import type { Member } from '../../member/members.ts';
import type { Entry } from '../sessionIssuer.ts';
import type { LoginMethod, LoginVerificationTable } from '../sessionTables.ts';
import type { Method } from './loginVerificationRules.ts';

/** Wrong answers after which a verification is over. */
export const maxTries = 5;

interface NewVerification {
  readonly id: string;
  readonly methods: readonly Method[];
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Keeps a login until it is proven. */
export async function insertVerification(db: Kysely<Database>, entry: Entry, { id, methods, createdAt, expiresAt }: NewVerification) {
  const { member, origin, forPayout = false, address, browser, agent, remember, socialTicket } = entry;
  await db
    .insertInto('login_verification')
    .values({
      id,
      member_id: member.id,
      methods: JSON.stringify(methods),
      address,
      browser,
      agent,
      origin,
      for_payout: forPayout ? 1n : 0n,
      remember: remember ? 1n : 0n,
      social_ticket: socialTicket ?? null,
      tries: 0n,
      created_at: BigInt(createdAt),
      expires_at: BigInt(expiresAt),
      done_at: null,
    })
    .execute();
}

/** The login that was kept, for its member as they stand now. */
export function entryOfVerification(row: Selectable<LoginVerificationTable>, member: Member, language: Language): Entry {
  const { origin, for_payout, address, browser, agent, remember, social_ticket: socialTicket } = row;
  return {
    member,
    origin,
    forPayout: for_payout === 1n,
    address,
    browser,
    agent,
    language,
    remember: remember === 1n,
    ...(socialTicket === null ? {} : { socialTicket }),
  };
}

/** One that can still be answered; undefined for all others. */
export const waitingVerification = (db: Kysely<Database>, id: string, now: number) =>
  db
    .selectFrom('login_verification')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('tries', '<', BigInt(maxTries))
    .where('expires_at', '>', BigInt(now))
    .executeTakeFirst();

/** Counts a try; answers how many are left after it, undefined where there was none to take. */
export async function countTry(db: Kysely<Database>, id: string): Promise<number | undefined> {
  const counted = await db
    .updateTable('login_verification')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1n) }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('tries', '<', BigInt(maxTries))
    .returning('tries')
    .executeTakeFirst();
  return counted && maxTries - Number(counted.tries);
}

/** Ends one that was proven; false where another request has ended it meanwhile. */
export async function endVerification(db: Kysely<Database>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_verification')
    .set({ done_at: BigInt(now) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends those of a member that wait, and were begun in one way. */
export async function endVerificationsBegun(db: Kysely<Database>, memberId: string, origin: LoginMethod, now: number): Promise<void> {
  await db
    .updateTable('login_verification')
    .set({ done_at: BigInt(now) })
    .where('member_id', '=', memberId)
    .where('origin', '=', origin)
    .where('done_at', 'is', null)
    .execute();
}
