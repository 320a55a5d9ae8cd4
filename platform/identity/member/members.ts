import type { Insertable, Kysely, Selectable } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { MemberRow, MemberTable, MobileLookupTable } from './memberTables.ts';
import { formerContacts, noPersonalData, openPersonalData, sealPersonalData, type PersonalData } from './personalData.ts';

/** A member with everything they have told of themselves. */
export interface Member extends MemberRow, PersonalData {}

/** A member to be. */
export type NewMember = Omit<Insertable<MemberTable>, 'personal'> & { readonly personal: PersonalData };

/** Finds members, and opens what is sealed of them. */
export interface Members {
  byId(id: string, from?: Kysely<Database>): Promise<Member | undefined>;
  /** By the lower-case form of the user name. */
  byName(usernameKey: string, from?: Kysely<Database>): Promise<Member | undefined>;
  /** The one who has proven that an E.164 number is theirs; by its keyed hash, as the number itself is sealed. */
  byMobile(mobile: string, from?: Kysely<Database>): Promise<Member | undefined>;
  /** Writes a new member, in the caller's transaction. Fails by `mobile_lookup` where a proven number is somebody's already. */
  add(db: Kysely<Database>, member: NewMember): Promise<void>;
  /**
   * Writes what a member tells of themselves now, beside what they told before, in the caller's transaction. A number or a mail address is
   * proven. Fails by `mobile_lookup` where the number is somebody else's.
   */
  changePersonalData(
    db: Kysely<Database>,
    memberId: string,
    changes: Partial<PersonalData> | ((before: PersonalData) => Partial<PersonalData>),
  ): Promise<void>;
}

const mobileHash = 'mobile number';

export function createMembers({ db, secrets }: Pick<PlatformParts, 'db' | 'secrets'>): Members {
  const opened = (row: MemberRow | undefined): Member | undefined => row && { ...row, ...openPersonalData(secrets, row.id, row.personal) };
  /** For what strangers ask by: no answer may come sooner where there is nobody, and to seal takes as long as to open. */
  const openedOrNobody = (row: MemberRow | undefined): Member | undefined => {
    if (!row) sealPersonalData(secrets, 'nobody', { ...noPersonalData, email: 'nobody@example.com' });
    return opened(row);
  };
  return {
    byId: async (id, from = db) => opened(await from.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()),
    byName: async (usernameKey, from = db) =>
      openedOrNobody(await from.selectFrom('member').selectAll().where('username_key', '=', usernameKey).executeTakeFirst()),
    async byMobile(mobile, from = db) {
      const hashes = secrets.hashes(mobileHash, mobile).map(({ hash }) => hash);
      const row = await from
        .selectFrom('member')
        .selectAll()
        .where('id', 'in', from.selectFrom('mobile_lookup').select('member_id').where('hash', 'in', hashes))
        .where('mobile_verified', '=', 1n)
        .executeTakeFirst();
      return openedOrNobody(row);
    },
    async add(transaction, { personal, ...member }) {
      await transaction
        .insertInto('member')
        .values({ ...member, personal: sealPersonalData(secrets, member.id, personal) })
        .execute();
      if (personal.mobile !== null && member.mobile_verified === 1n)
        await keepMobileLookups(transaction, { secrets, memberId: member.id, mobile: personal.mobile });
    },
    async changePersonalData(transaction, memberId, given) {
      // Of two changes at once the second one starts from what the first one wrote.
      const found = transaction.selectFrom('member').select(['personal', 'self_excluded_at']).where('id', '=', memberId);
      const row = await forUpdate(found).executeTakeFirstOrThrow();
      const before = openPersonalData(secrets, memberId, row.personal);
      const changes = typeof given === 'function' ? given(before) : given;
      // Who is kept out is known by what was bound then: to replace it opens no way back in by it.
      const former = row.self_excluded_at !== null ? { former: formerContacts(before, changes) } : {};
      const personal = sealPersonalData(secrets, memberId, { ...before, ...changes, ...former });
      const { mobile, email } = changes;
      await transaction
        .updateTable('member')
        .set({ personal, ...(mobile == null ? {} : { mobile_verified: 1n }), ...(email == null ? {} : { email_verified: 1n }) })
        .where('id', '=', memberId)
        .execute();
      if (mobile == null) return;
      const hashes = mobileLookups({ secrets, memberId, mobile }).map(({ hash }) => hash);
      await transaction.deleteFrom('mobile_lookup').where('member_id', '=', memberId).where('hash', 'not in', hashes).execute();
      await keepMobileLookups(transaction, { secrets, memberId, mobile });
    },
  };
}

interface ProvenMobile {
  readonly secrets: PlatformParts['secrets'];
  readonly memberId: string;
  readonly mobile: string;
}

/** Rows that a proven number is found by, one for every key. */
export const mobileLookups = ({ secrets, memberId, mobile }: ProvenMobile): readonly Selectable<MobileLookupTable>[] =>
  secrets.hashes(mobileHash, mobile).map(({ keyId, hash }) => ({ hash, key_id: keyId, member_id: memberId }));

/**
 * Writes what a proven number is found by, under every key there is: platforms that share one key of several refuse a number that
 * either of them has taken, whichever is their newest. Fails where it is somebody else's.
 */
export async function keepMobileLookups(db: Kysely<Database>, { secrets, memberId, mobile }: ProvenMobile): Promise<void> {
  const rows = mobileLookups({ secrets, memberId, mobile });
  const own = new Set(
    (await db.selectFrom('mobile_lookup').select('hash').where('member_id', '=', memberId).execute()).map(({ hash }) => hash),
  );
  const missing = rows.filter(({ hash }) => !own.has(hash));
  if (missing.length > 0) await db.insertInto('mobile_lookup').values(missing).execute();
}
