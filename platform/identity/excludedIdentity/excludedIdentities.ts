import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { openOnce } from '../../core/secrets/openOnce.ts';
import { saltedHash } from '../../core/secrets/saltedHash.ts';
import { printedName } from '../../core/text/printedName.ts';
import type { PayeeNames } from '../../money/payee/payeeNames.ts';
import { openPersonalData, type PersonalData } from '../member/personalData.ts';

/** What tells one person from another. */
export type Identity = Pick<PersonalData, 'email' | 'mobile' | 'payee_name' | 'id_number'>;

/** Keeps who has excluded themselves from coming back as another member. */
export interface ExcludedIdentities {
  /**
   * What of it is somebody's who has excluded themselves. Nothing that `memberId` tells is where they have done so: that is their own, and they need it to
   * withdraw what is theirs.
   */
  among(db: Kysely<Database>, told: Partial<Identity>, memberId?: string): Promise<readonly (keyof Identity)[]>;
}

interface ExcludedIdentityParts extends Pick<PlatformParts, 'random' | 'secrets'> {
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

/** Hashes of what somebody has told of themselves, and of what it was before. */
type Hashes = Readonly<Record<keyof Identity, readonly string[]>>;

/**
 * What members tell of themselves lies sealed, and a keyed hash would be one more thing to keep in step with every change of it: so those who are
 * excluded are looked through one by one.
 */
export function createExcludedIdentities({ payeeNames, random, secrets }: ExcludedIdentityParts): ExcludedIdentities {
  const hash = saltedHash(random);
  const hashesOf = openOnce(({ id, sealed }): Hashes => {
    const person = openPersonalData(secrets, id, sealed);
    const all = (name: keyof Identity, former: readonly string[] = []): readonly string[] =>
      [person[name], ...former].flatMap((text) => (text === null ? [] : hash(keys[name](text))));
    return {
      email: all('email', person.former?.email),
      mobile: all('mobile', person.former?.mobile),
      payee_name: all('payee_name'),
      // Told at registration, and never changed.
      id_number: all('id_number'),
    };
  });
  return {
    async among(db, told, memberId) {
      const asked = (Object.keys(keys) as (keyof Identity)[]).flatMap((name) => {
        const key = keys[name](told[name] ?? '');
        return key === '' ? [] : { name, hashed: hash(key) };
      });
      if (asked.length === 0) return [];
      const rows = await db.selectFrom('member').select(['id', 'personal as sealed']).where('self_excluded_at', 'is not', null).execute();
      if (rows.length === 0 || rows.some(({ id }) => id === memberId)) return [];
      const excluded = await hashesOf(rows.flatMap(({ id, sealed }) => (sealed === null ? [] : { id, sealed })));
      const shut: (keyof Identity)[] = [];
      for (const { name, hashed } of asked) {
        const isTold = excluded.some((person) => person[name].includes(hashed));
        if (isTold || (name === 'payee_name' && (await payeeNames.isOfExcluded(db, told.payee_name ?? '')))) shut.push(name);
      }
      return shut;
    },
  };
}
