import type { Secrets } from '../../core/secrets/secrets.ts';

/** What a member has told of themselves, and nobody may read from a stolen table; null where it was not told. */
export interface PersonalData {
  readonly email: string | null;
  /** E.164 text. */
  readonly mobile: string | null;
  /** Name on the bank account. */
  readonly payee_name: string | null;
  readonly id_number: string | null;
  /** Day of birth, as `1990-12-31`. */
  readonly birthday: string | null;
  /** The other ways to reach the member, by their field names. */
  readonly contacts: Readonly<Record<string, string>> | null;
  /** What was replaced while the member was excluded. */
  readonly former: FormerContacts | null;
}

type FormerContacts = Readonly<Record<'email' | 'mobile', readonly string[]>>;

export const noPersonalData: PersonalData = {
  email: null,
  mobile: null,
  payee_name: null,
  id_number: null,
  birthday: null,
  contacts: null,
  former: null,
};

/** What was bound before these changes, beside what was before that. */
export function formerContacts(before: PersonalData, changes: Partial<PersonalData>): FormerContacts {
  const formerOf = (name: 'email' | 'mobile'): readonly string[] => {
    const replaced = changes[name] === undefined || changes[name] === before[name] ? null : before[name];
    return [...(before.former?.[name] ?? []), ...(replaced === null ? [] : [replaced])];
  };
  return { email: formerOf('email'), mobile: formerOf('mobile') };
}

/** What binds sealed data to its member. */
export const personalContext = (memberId: string): string => `member ${memberId} personal`;

/** As the column `member.personal` keeps it; null where nothing was told. */
export function sealPersonalData(secrets: Secrets, memberId: string, data: PersonalData): string | null {
  const told = Object.entries(data).filter(([, value]) => value !== null);
  return told.length === 0 ? null : secrets.seal(personalContext(memberId), JSON.stringify(Object.fromEntries(told)));
}

/** Throws where the row was not sealed for this member, or by a key that is not here. */
export const openPersonalData = (secrets: Secrets, memberId: string, sealed: string | null): PersonalData =>
  sealed === null
    ? noPersonalData
    : { ...noPersonalData, ...(JSON.parse(secrets.open(personalContext(memberId), sealed)) as Partial<PersonalData>) };
