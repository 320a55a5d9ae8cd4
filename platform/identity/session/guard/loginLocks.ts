import type { Kysely } from 'kysely';
import type { Attempts } from '../../../core/limits/attempts.ts';
import type { Database } from '../../../core/store/database.ts';
import type { Member } from '../../member/members.ts';
import { lockScope } from './loginLimits.ts';

/** What keeps a password from opening an account after failures; see `loginLock`. */
export interface LoginLocks {
  /** Forgets the failures of an account, in every browser: its owner is proven in another way. */
  open(db: Kysely<Database>, member: Pick<Member, 'id' | 'username_key'>): Promise<void>;
}

export const createLoginLocks = ({ attempts }: { readonly attempts: Attempts }): LoginLocks => ({
  async open(db, { id, username_key: name }) {
    const known = await db.selectFrom('known_browser').select('browser_hash').where('member_id', '=', id).execute();
    for (const browser of [undefined, ...known.map(({ browser_hash: hash }) => hash)]) await attempts.reset(lockScope(name, browser), db);
  },
});
