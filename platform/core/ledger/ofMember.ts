import { type RawBuilder, sql } from 'kysely';

/** What is true of a column that names the account of a member, in the very words that its index has: whoever asks for postings of such an account says it, too. */
export const ofMember = (column: string): RawBuilder<boolean> => sql<boolean>`substr(${sql.ref(column)}, 1, 6) <> 'house:'`;
