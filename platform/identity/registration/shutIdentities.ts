import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import { openPersonalData, type PersonalData } from '../member/personalData.ts';

/** What tells one person from another, by the name of its field in the form. */
const identities = { email: 'email', mobile: 'mobileNum', payee_name: 'payeeName' } as const;

type Identity = Pick<PersonalData, keyof typeof identities>;

/** However it was typed: letters of one size and width, one space between words. */
const plain = (text: string | null): string | null => text?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() || null;

/**
 * The fields of a form that are those of somebody who has excluded themselves. What members tell of themselves lies sealed, and a keyed hash would be one
 * more thing to keep in step with every change of it: so those who are excluded are opened one by one.
 */
export async function shutIdentities(db: Kysely<Database>, secrets: Secrets, given: Identity): Promise<readonly string[]> {
  const asked = (Object.keys(identities) as (keyof Identity)[]).filter((name) => plain(given[name]) !== null);
  if (asked.length === 0) return [];
  const rows = await db.selectFrom('member').select(['id', 'personal']).where('status', '=', 'SELF_EXCLUDED').execute();
  const excluded = rows.map(({ id, personal }) => openPersonalData(secrets, id, personal));
  return asked.filter((name) => excluded.some((person) => plain(person[name]) === plain(given[name]))).map((name) => identities[name]);
}
