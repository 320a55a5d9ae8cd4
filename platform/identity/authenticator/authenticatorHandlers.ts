import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { needOwnPassword } from '../member/needOwnPassword.ts';
import type { Authenticators } from './authenticators.ts';

interface AuthenticatorParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly passwords: Passwords;
}

type AuthenticatorCalls = 'authenticator' | 'enrolAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator';

export function authenticatorHandlers(parts: AuthenticatorParts): Pick<Handlers, AuthenticatorCalls> {
  const { brand, authenticators } = parts;
  return {
    async authenticator(_payload, { member: { memberId } }) {
      return { enabled: await authenticators.isBound(memberId), recoveryCodesLeft: await authenticators.recoveryCodesLeft(memberId) };
    },
    async enrolAuthenticator({ password }, { member: { memberId, account } }) {
      await needOwnPassword(parts, memberId, password);
      const secret = await authenticators.enrol(memberId);
      const label = encodeURIComponent(`${brand.name}:${account}`);
      return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}` };
    },
    async confirmAuthenticator({ code }, { member: { memberId } }) {
      return { recoveryCodes: [...(await authenticators.confirm(memberId, code))] };
    },
    async removeAuthenticator({ password, code }, { member: { memberId } }) {
      await needOwnPassword(parts, memberId, password);
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
