import { CallRefusal, type Handlers } from '../handler.ts';
import type { Passwords } from '../member/passwords.ts';
import type { PlatformParts } from '../parts.ts';
import type { Attempts } from './attempts.ts';
import { captchaAfter, loginLimits } from './loginLimits.ts';
import type { Sessions } from './sessions.ts';

interface SessionParts extends PlatformParts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
}

/** Account types that may enter on the member side: players, agents and trial accounts. */
const memberTypes: ReadonlySet<bigint> = new Set([0n, 1n, 2n, 4n, 41n, 42n]);

export function sessionHandlers(parts: SessionParts): Pick<Handlers, 'login' | 'logout'> {
  const { db, clock, sessions, passwords, attempts } = parts;

  return {
    // An unknown name, a wrong password and a closed account take the same way and get the same answer.
    async login({ username, password, type }, { address }) {
      if (type !== 'username') throw new CallRefusal('function_not_enabled');
      const key = username.toLowerCase();
      const [account, ...ofAddress] = loginLimits(key, address);
      const [tries = 1] = await attempts.take([account, ...ofAddress]);
      const member = await db.selectFrom('member').selectAll().where('username_key', '=', key).executeTakeFirst();
      const matches = await passwords.verify(password, member?.password_hash);
      if (!member || !matches || member.status !== 'ACTIVE') throw new CallRefusal('login_failed', { captcha: tries >= captchaAfter });
      if (!memberTypes.has(member.type)) throw new CallRefusal('non_member_account');

      const token = sessions.newToken();
      const renewed = passwords.isCurrent(member.password_hash) ? undefined : await passwords.hash(password);
      await db.transaction().execute(async (transaction) => {
        await sessions.open(transaction, member.id, address, token);
        await transaction
          .updateTable('member')
          .set({ last_login_at: BigInt(clock.now()), ...(renewed ? { password_hash: renewed } : {}) })
          .where('id', '=', member.id)
          .execute();
      });
      await attempts.forgive(account.scope);
      for (const { scope } of ofAddress) await attempts.giveBack(scope);
      return { token, firstTimeLogin: member.last_login_at === null, passwordExpired: member.password_expired === 1n };
    },

    async logout(_payload, { member }) {
      await sessions.revoke(member.sessionId);
      return {};
    },
  };
}
