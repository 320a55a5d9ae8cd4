import { sql, type RawBuilder } from 'kysely';

/** What a row's checksum becomes when it goes through a step that `checksum` vouches for: each step puts its own behind those before. */
export const vouched = (checksum: string): RawBuilder<string> => sql<string>`checksum || ${`.${checksum}`}`;
