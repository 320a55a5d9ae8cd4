import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mobileLookups } from '../../../platform/identity/member/members.ts';
import { openPersonalData, sealPersonalData, type PersonalData } from '../../../platform/identity/member/personalData.ts';
import { systemRandom } from '../../../platform/core/random.ts';
import type { MemberTable } from '../../../platform/identity/member/memberTables.ts';
import { openKeyFile } from '#contract/keyFile.ts';
import { secretKeyOf } from '../../../platform/core/secrets/secretKeys.ts';
import { createSecrets } from '../../../platform/core/secrets/secrets.ts';
import type { Stack } from '../../stack/runStack.ts';

type Changeable = Pick<
  MemberTable,
  | 'agent_only'
  | 'last_login_at'
  | 'locked_at'
  | 'mobile_verified'
  | 'must_change_password'
  | 'password_changed_at'
  | 'password_expired'
  | 'password_hash'
  | 'return_asked_at'
  | 'self_excluded_at'
  | 'self_excluded_until'
  | 'type'
>;
type Change = { readonly [Column in keyof Changeable]?: string | bigint | null } & Partial<
  Pick<PersonalData, 'email' | 'mobile' | 'payee_name'>
>;

/** What the operator's own people do to an account: changes its row in the store of a stack of its own. Throws where there is no such member. */
export function changeMember(stack: Stack, username: string, { email, mobile, payee_name, ...columns }: Change): void {
  const database = new DatabaseSync(path.join(stack.dataFolder, 'platform.db'), { timeout: 5_000 });
  const { keys } = openKeyFile(path.join(stack.dataFolder, 'secret.key'), secretKeyOf);
  const secrets = createSecrets({ random: systemRandom, keys: () => keys });
  try {
    const row = database.prepare('select id, personal from member where username_key = ?').get(username.toLowerCase()) as
      | { id: string; personal: string | null }
      | undefined;
    if (!row) throw new Error(`There is no member ${username}.`);
    const told = Object.fromEntries(Object.entries({ email, mobile, payee_name }).filter(([, value]) => value !== undefined));
    const changes = {
      ...columns,
      personal: sealPersonalData(secrets, row.id, { ...openPersonalData(secrets, row.id, row.personal), ...told }),
    };
    const assignments = Object.keys(changes)
      .map((column) => `${column} = ?`)
      .join(', ');
    database.prepare(`update member set ${assignments} where id = ?`).run(...Object.values(changes), row.id);
    const lookups = mobile != null && columns.mobile_verified === 1n ? mobileLookups({ secrets, memberId: row.id, mobile }) : [];
    for (const { hash, key_id, member_id } of lookups)
      database.prepare('insert into mobile_lookup (hash, key_id, member_id) values (?, ?, ?)').run(hash, key_id, member_id);
  } finally {
    database.close();
  }
}
