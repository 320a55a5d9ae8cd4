import { CallRefusal, type Language } from '../../core/http/handler.ts';
import { writeMoney } from '../../core/text/writeMoney.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Authenticators } from '../authenticator/authenticators.ts';
import { isAppCode } from '../authenticator/totp.ts';
import type { Member, Members } from '../member/members.ts';
import { codeMinutes, type Codes } from '../verification/codes.ts';
import { mobileHint } from '../../core/mobileNumber.ts';
import type { SmsLimits } from '../verification/smsLimits.ts';
import { actionText, type SteppedAction } from './actionText.ts';
import { secondFactorTexts } from './secondFactorTexts.ts';

/** What an account can be proven by beside a password. */
export interface SecondFactor {
  readonly factor: 'totp' | 'phone' | 'none';
  /** Where a code goes; empty where none is sent. */
  readonly hint: string;
}

/** Fresh codes for one action: of the authenticator app, else sent to the number that the member has proven. */
export interface SecondFactors {
  factorOf(member: Member): Promise<SecondFactor>;
  /** Sends a code that is good for this action alone, and says so. Refuses with `function_not_enabled` where the factor is no number. */
  request(
    memberId: string,
    action: SteppedAction,
    context: { readonly address: string; readonly language: Language },
  ): Promise<SecondFactor>;
  /** Uses up the code, where the account has a factor at all. Refuses with `verification_code_failed`, and `too_many_attempts` after ten an hour. */
  need(member: Member, action: SteppedAction, code: string | undefined): Promise<void>;
}

export interface SecondFactorParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly codes: Codes;
  readonly members: Members;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
  readonly texts: Texts;
}

const hour = 3_600_000;

export function createSecondFactors(parts: SecondFactorParts): SecondFactors {
  const { db, brand, attempts, authenticators, codes, members, sms, smsLimits, texts } = parts;
  const purposeOf = (memberId: string, action: SteppedAction) => ({ flow: 'stepUp', target: `${memberId} ${actionText(action)}` }) as const;

  const factorOf: SecondFactors['factorOf'] = async ({ id, mobile, mobile_verified }) => {
    if (await authenticators.isBound(id)) return { factor: 'totp', hint: '' };
    // What would never arrive is no way to prove anything.
    if (mobile === null || mobile_verified !== 1n || sms.delivers === false) return { factor: 'none', hint: '' };
    return { factor: 'phone', hint: mobileHint(mobile) };
  };

  const ofApp = (memberId: string, code: string): Promise<boolean> =>
    isAppCode(code) ? authenticators.verify(memberId, code) : authenticators.spendRecoveryCode(memberId, code);

  return {
    factorOf,
    async request(memberId, action, { address, language }) {
      const member = await members.byId(memberId);
      if (!member) throw new CallRefusal('function_not_enabled');
      const factor = await factorOf(member);
      const { mobile } = member;
      if (factor.factor !== 'phone' || mobile === null) throw new CallRefusal('function_not_enabled');
      await smsLimits.take(mobile, address);
      const write = texts.of(secondFactorTexts, language);
      const amount = action.amount === undefined ? '' : writeMoney(action.amount, brand.currencySymbol, language);
      await codes.issue(purposeOf(memberId, action), (within, code) =>
        sms.send(within, {
          recipient: mobile,
          body: write(`code.${action.action}`, { brand: brand.name, code, amount, minutes: codeMinutes }),
        }),
      );
      return factor;
    },
    async need(member, action, code = '') {
      const { factor } = await factorOf(member);
      if (factor === 'none') return;
      const scope = `secondFactor:member:${member.id}`;
      // Counted before it is evaluated, over all actions: each of them may have a code of its own.
      await attempts.consume([{ scope, limit: 10, window: hour }]);
      if (factor === 'totp') {
        if (!(await ofApp(member.id, code))) throw new CallRefusal('verification_code_failed');
      } else await codes.consume(db, await codes.check(purposeOf(member.id, action), code));
      await attempts.reset(scope);
    },
  };
}
