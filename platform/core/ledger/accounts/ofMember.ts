import { type RawBuilder, sql } from 'kysely';
import { housePrefix } from './houseAccountId.ts';

/**
 * What is true of a column that names the account of a member. The indexes of postings by account hold members' sides alone, by these very
 * words: whoever looks for postings of such an account says them too, or all postings are gone through.
 */
export const ofMember = (column: string): RawBuilder<boolean> =>
  sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(housePrefix.length)}) <> ${sql.lit(housePrefix)}`;
