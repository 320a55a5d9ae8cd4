import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { endProofs } from '../member/endProofs.ts';
import type { Members } from '../member/members.ts';
import { requireOwnPassword } from '../member/requireOwnPassword.ts';
import type { OwnerNotices } from '../session/ownerNotices.ts';
import type { Authenticators } from '../authenticator/authenticators.ts';
import { authenticatorTexts } from '../authenticator/authenticatorTexts.ts';
import type { SecondFactors } from './secondFactors.ts';
import { isAppCode } from '../authenticator/totp.ts';

interface AuthenticatorParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly passwords: Passwords;
  readonly secondFactors: SecondFactors;
  readonly texts: Texts;
}

type AuthenticatorCalls = 'authenticator' | 'enrolAuthenticator' | 'confirmAuthenticator' | 'removeAuthenticator';

export function authenticatorHandlers(parts: AuthenticatorParts): Pick<Handlers, AuthenticatorCalls> {
  const { brand, authenticators, clock, members, notices, secondFactors, texts } = parts;

  /** The account is proven by something else from then on, which may be somebody else's. */
  const telling = (change: 'bound' | 'removed', memberId: string, language: Language) => async (transaction: PlatformParts['db']) => {
    const member = await members.byId(memberId, transaction);
    if (!member) throw new Error('a session without its member');
    const write = texts.of(authenticatorTexts, member.language ?? language);
    const values = { brand: brand.name, account: member.username };
    await notices.tell(transaction, member, {
      subject: write(`${change}.subject`, values),
      body: write(`${change}.body`, values),
      message: { code: change === 'bound' ? 'authenticatorBound' : 'authenticatorRemoved' },
    });
  };

  return {
    async authenticator(_payload, { member: { memberId } }) {
      return { enabled: await authenticators.isBound(memberId), recoveryCodesLeft: await authenticators.recoveryCodesLeft(memberId) };
    },
    async enrolAuthenticator({ password, code }, { member: { memberId, account } }) {
      await requireOwnPassword(parts, memberId, password);
      // Before the code, which the app that is bound would be asked for.
      if (await authenticators.isBound(memberId)) throw new CallRefusal('authenticator_bound');
      const member = await members.byId(memberId);
      if (!member) throw new Error('a session without its member');
      // An app is asked in place of number and mail from then on: whoever has none but the password must not bring their own.
      await secondFactors.need(member, { action: 'enrolAuthenticator' }, code);
      const secret = await authenticators.enrol(memberId);
      const label = encodeURIComponent(`${brand.name}:${account}`);
      return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}` };
    },
    async confirmAuthenticator({ code }, { member: { memberId }, language }) {
      const recoveryCodes = await authenticators.confirm(memberId, code, async (transaction) => {
        // What waits goes by what is weaker than the app.
        await endProofs(transaction, memberId, BigInt(clock.now()));
        await telling('bound', memberId, language)(transaction);
      });
      return { recoveryCodes: [...recoveryCodes] };
    },
    async removeAuthenticator({ password, code }, { member: { memberId }, language }) {
      await requireOwnPassword(parts, memberId, password);
      const isRight = isAppCode(code)
        ? await authenticators.verify(memberId, code)
        : await authenticators.spendRecoveryCode(memberId, code);
      if (!isRight) throw new CallRefusal('verification_code_failed');
      await authenticators.remove(memberId, telling('removed', memberId, language));
      return {};
    },
  };
}
