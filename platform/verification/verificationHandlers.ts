import { CallRefusal, type CallContext, type Handlers } from '../handler.ts';
import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import type { PhoneService } from '../providers/phoneService.ts';
import type { SmsProvider } from '../providers/sms.ts';
import type { Attempts } from '../session/attempts.ts';
import { hourlyLimit } from '../session/loginLimits.ts';
import type { Captchas } from './captchas.ts';
import type { Challenges } from './challenges.ts';
import { codeMinutes, type CodePurpose, type Codes } from './codes.ts';
import { codeSms } from './codeTexts.ts';
import { e164 } from './mobileNumber.ts';
import type { PhoneProofs } from './phoneProofs.ts';
import type { SmsLimits } from './smsLimits.ts';
import { writeNothing } from './writeNothing.ts';

interface VerificationParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly captchas: Captchas;
  readonly challenges: Challenges;
  readonly codes: Codes;
  readonly log: Log;
  readonly phoneProofs: PhoneProofs;
  readonly phoneService: PhoneService;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
}

type VerificationCalls = 'captcha' | 'challenge' | 'loginSmsCode' | 'registerSmsCode' | 'beginPhoneCheck' | 'finishPhoneCheck';

const moduleOf = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

export function verificationHandlers(parts: VerificationParts): Pick<Handlers, VerificationCalls> {
  const { db, brand, clock, attempts, captchas, challenges, codes, log, phoneProofs, phoneService, sms, smsLimits } = parts;

  const need = (module: string): void => {
    if (!brand.modules.includes(module)) throw new CallRefusal('function_not_enabled');
  };

  /** The number, once the message to it is paid for. */
  const admit = async (typed: string, dialingCode: string, solution: string | undefined, address: string): Promise<string> => {
    const mobile = e164(dialingCode, typed, brand.countries);
    if (mobile === undefined) throw new CallRefusal('invalid_mobile');
    await challenges.spend(solution);
    await smsLimits.take(mobile, address);
    return mobile;
  };

  /** `isWanted` false makes a code that is never sent, so that a number without an account looks like any other. */
  const send = async (purpose: CodePurpose, { language }: CallContext, isWanted = true) => {
    await codes.issue(purpose, async (transaction, code) => {
      if (isWanted) await sms.send(transaction, codeSms({ brand, language, code, recipient: purpose.target }));
      else await writeNothing(transaction, clock, 'message');
    });
    return { expiredMinutes: codeMinutes };
  };

  return {
    async captcha(_payload, { address }) {
      await attempts.take(hourlyLimit('captcha', address, 600));
      return captchas.make();
    },

    async challenge(_payload, { address }) {
      await attempts.take(hourlyLimit('challenge', address, 600));
      return challenges.make();
    },

    async loginSmsCode({ mobileNum, countryDialingCode, purpose, challenge }, context) {
      need(moduleOf[purpose]);
      const mobile = await admit(mobileNum, countryDialingCode, challenge, context.address);
      const member = await db.selectFrom('member').select('id').where('mobile', '=', mobile).where('mobile_verified', '=', 1n).executeTakeFirst();
      return send({ flow: purpose, target: mobile }, context, member !== undefined);
    },

    async registerSmsCode({ mobileNo, countryDialingCode, challenge }, context) {
      need('REGMOBVERF3');
      if (brand.phoneVerification !== 'sms') throw new CallRefusal('function_not_enabled');
      return send({ flow: 'register', target: await admit(mobileNo, countryDialingCode, challenge, context.address) }, context);
    },

    async beginPhoneCheck({ mobileNum, countryDialingCode, challenge }, { address }) {
      need('REGMOBVERF3');
      if (brand.phoneVerification !== 'service') throw new CallRefusal('function_not_enabled');
      const mobile = await admit(mobileNum, countryDialingCode, challenge, address);
      return phoneService.begin(mobile).catch((error: unknown) => {
        log.warn({ error }, 'the phone service failed');
        throw new CallRefusal('phone_service_failed');
      });
    },

    async finishPhoneCheck({ checkId, verificationCode }) {
      const mobile = await phoneService.finish(checkId, verificationCode);
      if (mobile === undefined) throw new CallRefusal('verification_code_failed');
      return { phoneProof: await phoneProofs.make(mobile) };
    },
  };
}
