import { CallRefusal, type Language } from '../../core/http/handler.ts';
import { writeMoney } from '../../core/text/writeMoney.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Authenticators } from '../authenticator/authenticators.ts';
import { isAppCode } from '../authenticator/totp.ts';
import type { Member, Members } from '../member/members.ts';
import { mailHint } from '../session/loginVerification/loginVerificationRules.ts';
import { codeMinutes, type Codes } from '../verification/codes.ts';
import { mobileHint } from '../../core/mobileNumber.ts';
import type { SmsLimits } from '../verification/smsLimits.ts';
import { verificationTexts } from '../verification/verificationTexts.ts';
import { actionText, type SteppedAction } from './actionText.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

/** What an account can be proven by beside a password. */
export interface SecondFactor {
  readonly factor: 'totp' | 'phone' | 'email' | 'none';
  /** Where a code goes; empty where none is sent. */
  readonly hint: string;
}

/** Whom a code is sent to. */
interface Recipient {
  readonly by: 'sms' | 'mail';
  readonly recipient: string;
  readonly hint: string;
}

/** Fresh codes for one action: of the authenticator app, else sent to the number that the member has proven, else to the mail address. */
export interface SecondFactors {
  factorOf(member: Member): Promise<SecondFactor>;
  /** Sends a code that is good for this action alone, and says so; answers the hint. Refuses with `function_not_enabled` where none is sent. */
  request(memberId: string, action: SteppedAction, context: { readonly address: string; readonly language: Language }): Promise<string>;
  /** Uses up the code, where the account has something to prove it by. Refuses with `verification_code_failed`, and `too_many_attempts` after ten an hour. */
  need(member: Member, action: SteppedAction, code: string | undefined): Promise<void>;
}

export interface SecondFactorParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly codes: Codes;
  readonly mail: MailProvider;
  readonly members: Members;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
  readonly texts: Texts;
}

const hour = 3_600_000;

export function createSecondFactors(parts: SecondFactorParts): SecondFactors {
  const { db, brand, attempts, authenticators, codes, mail, members, sms, smsLimits, texts } = parts;
  // Whoever has read one at a number that was replaced since proves nothing by it.
  const purposeOf = (memberId: string, action: SteppedAction, { recipient }: Recipient) =>
    ({ flow: 'stepUp', target: `${memberId} ${recipient} ${actionText(action)}` }) as const;

  const recipientFor = (member: Member): Recipient | undefined => {
    const { mobile, mobile_verified, email, email_verified } = member;
    // What would never arrive is no way to prove anything.
    if (mobile !== null && mobile_verified === 1n && sms.delivers !== false)
      return { by: 'sms', recipient: mobile, hint: mobileHint(mobile) };
    if (email !== null && email_verified === 1n && mail.delivers !== false) return { by: 'mail', recipient: email, hint: mailHint(email) };
    return undefined;
  };

  const factorOf: SecondFactors['factorOf'] = async (member) => {
    if (await authenticators.isBound(member.id)) return { factor: 'totp', hint: '' };
    const to = recipientFor(member);
    return to ? { factor: to.by === 'sms' ? 'phone' : 'email', hint: to.hint } : { factor: 'none', hint: '' };
  };

  const ofApp = (memberId: string, code: string): Promise<boolean> =>
    isAppCode(code) ? authenticators.verify(memberId, code) : authenticators.spendRecoveryCode(memberId, code);

  return {
    factorOf,
    async request(memberId, action, { address, language }) {
      const member = await members.byId(memberId);
      if (!member) throw new CallRefusal('function_not_enabled');
      const to = (await authenticators.isBound(memberId)) ? undefined : recipientFor(member);
      if (!to) throw new CallRefusal('function_not_enabled');
      const { by, recipient, hint } = to;
      if (by === 'sms') await smsLimits.take(recipient, address);
      else await attempts.consume([{ scope: `mail:stepUp:${memberId}`, limit: 10, window: hour }]);
      const write = texts.of(secondFactorTexts, language);
      const amount = action.amount === undefined ? '' : writeMoney(action.amount, brand.currencySymbol, language);
      await codes.issue(purposeOf(memberId, action, to), (within, code) => {
        const body = write(`code.${action.action}`, { brand: brand.name, code, amount, minutes: codeMinutes });
        if (by === 'sms') return sms.send(within, { recipient, body });
        const subject = texts.of(verificationTexts, language)('codeMessage.subject', { brand: brand.name });
        return mail.send(within, { recipient, subject, body });
      });
      return hint;
    },
    async need(member, action, code = '') {
      const isBound = await authenticators.isBound(member.id);
      const sentTo = isBound ? undefined : recipientFor(member);
      if (!isBound && !sentTo) return;
      const scope = `secondFactor:member:${member.id}`;
      // Counted before it is evaluated, over all actions: each of them may have a code of its own.
      await attempts.consume([{ scope, limit: 10, window: hour }]);
      if (sentTo) await codes.consume(db, await codes.check(purposeOf(member.id, action, sentTo), code));
      else if (!(await ofApp(member.id, code))) throw new CallRefusal('verification_code_failed');
      await attempts.reset(scope);
    },
  };
}
