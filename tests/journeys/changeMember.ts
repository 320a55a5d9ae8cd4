import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MemberTable } from '../../platform/store/tables/memberTables.ts';
import type { Stack } from '../stack/runStack.ts';

type Changeable = Pick<
  MemberTable,
  'agent_only' | 'email' | 'last_login_at' | 'mobile' | 'mobile_verified' | 'must_change_password' | 'password_changed_at' | 'password_expired' | 'password_hash' | 'payee_name' | 'self_excluded_until' | 'status' | 'type'
>;
type Value = string | bigint | null;

/** What the operator's own people do to an account: changes its row in the store of a stack of its own. Throws where there is no such member. */
export function changeMember(stack: Stack, username: string, change: { readonly [Column in keyof Changeable]?: Value }): void {
  const database = new DatabaseSync(path.join(stack.dataFolder, 'platform.db'), { timeout: 5_000 });
  try {
    const columns = Object.keys(change);
    const statement = database.prepare(`update member set ${columns.map((column) => `${column} = ?`).join(', ')} where username_key = ?`);
    const { changes } = statement.run(...Object.values(change), username.toLowerCase());
    if (Number(changes) !== 1) throw new Error(`There is no member ${username}.`);
  } finally {
    database.close();
  }
}
