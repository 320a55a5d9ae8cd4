import type { Kysely } from 'kysely';
import { accountTypes } from '#contract/accountTypes.ts';
import type { Database } from '../../core/store/database.ts';
import { noPassword } from '../passwordHashing/passwords.ts';

/** Ways in by a proven number alone. */
const byNumber = ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'];
const anyOf = byNumber.join(' or ');

/** Why somebody who registers by number under these flags could not enter again, as one line that names the flags; undefined where everybody can. */
export function flagLockout(modules: readonly string[]): string | undefined {
  const has = (module: string): boolean => modules.includes(module);
  if (!has('MOBILENUMREG3') || has('MOBILENUMPASSREG3')) return undefined;
  const missing = [...(has('REGMOBVERF3') ? [] : ['REGMOBVERF3']), ...(byNumber.some(has) ? [] : [anyOf])];
  if (missing.length === 0) return undefined;
  return `MOBILENUMREG3 without MOBILENUMPASSREG3 opens accounts without a password, which nobody could enter again: it needs ${missing.join(', and ')}`;
}

/** The same of those who have registered already, under flags that were others then. */
export async function memberLockout(db: Kysely<Database>, modules: readonly string[]): Promise<string | undefined> {
  if (byNumber.some((module) => modules.includes(module))) return undefined;
  const without = db
    .selectFrom('member')
    .select('id')
    .where('password_hash', '=', noPassword)
    .where('type', '<>', BigInt(accountTypes.trial))
    .limit(1);
  return (
    (await without.executeTakeFirst()) &&
    `there are accounts that were opened by number without a password, which nobody could enter again: they need ${anyOf}`
  );
}
