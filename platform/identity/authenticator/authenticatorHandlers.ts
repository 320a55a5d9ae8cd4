import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { Authenticators } from './authenticators.ts';

interface AuthenticatorParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly passwords: Passwords;
}

type AuthenticatorCalls = 'authenticator' | 'enrolAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator';

export function authenticatorHandlers({
  db,
  brand,
  attempts,
  authenticators,
  passwords,
}: AuthenticatorParts): Pick<Handlers, AuthenticatorCalls> {
  /** A session alone, which may be a stolen one, changes no factor. */
  const needPassword = async (memberId: string, password: string): Promise<void> => {
    const scope = `password:member:${memberId}`;
    await attempts.consume([{ scope, limit: 10, window: 3_600_000 }]);
    const member = await db.selectFrom('member').select('password_hash').where('id', '=', memberId).executeTakeFirst();
    if (!(await passwords.verify(password, member?.password_hash))) throw new CallRefusal('wrong_password');
    await attempts.reset(scope);
  };

  return {
    async authenticator(_payload, { member: { memberId } }) {
      return { enabled: await authenticators.isBound(memberId), recoveryCodesLeft: await authenticators.recoveryCodesLeft(memberId) };
    },
    async enrolAuthenticator({ password }, { member: { memberId, account } }) {
      await needPassword(memberId, password);
      const secret = await authenticators.enrol(memberId);
      const label = encodeURIComponent(`${brand.name}:${account}`);
      return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}` };
    },
    async confirmAuthenticator({ code }, { member: { memberId } }) {
      return { recoveryCodes: [...(await authenticators.confirm(memberId, code))] };
    },
    async removeAuthenticator({ password, code }, { member: { memberId } }) {
      await needPassword(memberId, password);
      // Six digits are the app's; anything else can only be a recovery code.
      const isRight = /^\d{6}$/.test(code.trim())
        ? await authenticators.verify(memberId, code)
        : await authenticators.spendRecoveryCode(memberId, code);
      if (!isRight) throw new CallRefusal('verification_code_failed');
      await authenticators.remove(memberId);
      return {};
    },
  };
}
