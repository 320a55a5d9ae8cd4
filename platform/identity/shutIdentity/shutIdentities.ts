import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { printedName } from '../../core/text/printedName.ts';
import type { PayeeNames } from '../../money/payee/payeeNames.ts';
import { openPersonalData, type PersonalData } from '../member/personalData.ts';

/** What tells one person from another. */
export type Identity = Pick<PersonalData, 'email' | 'mobile' | 'payee_name' | 'id_number'>;

/** Keeps who has excluded themselves from coming back as another member. */
export interface ShutIdentities {
  /**
   * What of it is somebody's who has excluded themselves. Nothing that `memberId` tells is where they have done so: that is their own, and they need it to
   * withdraw what is theirs.
   */
  among(db: Kysely<Database>, told: Partial<Identity>, memberId?: string): Promise<readonly (keyof Identity)[]>;
}

interface ShutIdentityParts extends Pick<PlatformParts, 'secrets'> {
  readonly payeeNames: PayeeNames;
}

/** Letters of one size and width, one space between words. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** However it was typed. */
const keys: Readonly<Record<keyof Identity, (text: string) => string>> = {
  email: plain,
  mobile: plain,
  payee_name: printedName,
  id_number: plain,
};

/**
 * What members tell of themselves lies sealed, and a keyed hash would be one more thing to keep in step with every change of it: so those who are
 * excluded are opened one by one.
 */
export const createShutIdentities = ({ payeeNames, secrets }: ShutIdentityParts): ShutIdentities => ({
  async among(db, told, memberId) {
    const keyOf = (name: keyof Identity, text: string | null | undefined): string => (text ? keys[name](text) : '');
    const asked = (Object.keys(keys) as (keyof Identity)[]).filter((name) => keyOf(name, told[name]) !== '');
    if (asked.length === 0) return [];
    const rows = await db.selectFrom('member').select(['id', 'personal']).where('self_excluded_at', 'is not', null).execute();
    if (rows.length === 0 || rows.some(({ id }) => id === memberId)) return [];
    const excluded = rows.map(({ id, personal }) => openPersonalData(secrets, id, personal));
    const holders = asked.includes('payee_name') ? await payeeNames.ofExcluded(db) : [];
    const former = (name: keyof Identity) => {
      // Told at registration, and never changed.
      if (name === 'id_number') return [];
      return name === 'payee_name' ? holders : excluded.flatMap((person) => person.former?.[name] ?? []);
    };
    const known = (name: keyof Identity) => [...excluded.map((person) => person[name]), ...former(name)];
    return asked.filter((name) => known(name).some((text) => keyOf(name, text) === keyOf(name, told[name])));
  },
});
