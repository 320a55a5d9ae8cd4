import type { Attempts } from '../../core/limits/attempts.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';

interface OwnPasswordParts extends Pick<PlatformParts, 'db'> {
  readonly attempts: Attempts;
  readonly passwords: Passwords;
}

/**
 * A session alone, which may be a stolen one, changes nothing that the account is held by. Answers what is kept of the password. Throws `wrong_password`, or
 * `too_many_attempts` after ten an hour.
 */
export async function requireOwnPassword(
  { db, attempts, passwords }: OwnPasswordParts,
  memberId: string,
  password: string,
): Promise<string> {
  const scope = `password:member:${memberId}`;
  await attempts.consume([{ scope, limit: 10, window: 3_600_000 }]);
  const member = await db.selectFrom('member').select('password_hash').where('id', '=', memberId).executeTakeFirst();
  if (!(await passwords.verify(password, member?.password_hash)) || !member) throw new CallRefusal('wrong_password');
  await attempts.reset(scope);
  return member.password_hash;
}
