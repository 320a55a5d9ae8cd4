import { CallRefusal, type CallContext, type Handlers } from '../../core/http/handler.ts';
import type { Log } from '../../core/log.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { type PhoneService, PhoneServiceFailure } from '../../providers/phoneService.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { Captchas } from './captchas.ts';
import type { Challenges } from './challenges.ts';
import { memberCode } from './codeJobs.ts';
import { codeMinutes, type CodePurpose, type Codes } from './codes.ts';
import { codeSms } from './codeMessages.ts';
import { e164 } from '../../core/mobileNumber.ts';
import type { PhoneProofs } from './phoneProofs.ts';
import type { SmsLimits } from './smsLimits.ts';

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
  readonly texts: Texts;
}

type VerificationCalls = 'captcha' | 'challenge' | 'loginSmsCode' | 'registerSmsCode' | 'beginPhoneCheck' | 'finishPhoneCheck';

const moduleOf = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;

export function verificationHandlers(parts: VerificationParts): Pick<Handlers, VerificationCalls> {
  const { db, brand, jobs, attempts, captchas, challenges, codes, log, phoneProofs, phoneService, sms, smsLimits, texts } = parts;

  const need = (module: string): void => {
    if (!brand.modules.includes(module)) throw new CallRefusal('function_not_enabled');
  };

  /** The number, once the message to it is paid for. */
  const admit = async (typed: string, dialingCode: string, solution: string | undefined, address: string): Promise<string> => {
    const mobile = e164(dialingCode, typed, brand.countries);
    if (mobile === undefined) throw new CallRefusal('invalid_mobile');
    await challenges.consume(solution);
    await smsLimits.take(mobile, address);
    return mobile;
  };

  const sent = { expiredMinutes: codeMinutes };
  const send = (purpose: CodePurpose, { language }: CallContext) =>
    codes.issue(purpose, (transaction, code) =>
      sms.send(transaction, codeSms({ texts, brand, language, code, recipient: purpose.target })),
    );
  /** For `.catch`: a third party that is down is none of our faults, and the person may try again. */
  const serviceFailed = (error: unknown): never => {
    if (!(error instanceof PhoneServiceFailure)) throw error;
    log.warn({ error, kind: error.kind }, 'the phone service failed');
    throw new CallRefusal('phone_service_failed');
  };

  return {
    async captcha(_payload, context) {
      await attempts.consume(hourlyLimit('captcha', context.address, 600));
      return captchas.make(context);
    },

    async challenge(_payload, { address }) {
      await attempts.consume(hourlyLimit('challenge', address, 600));
      return challenges.make();
    },

    async loginSmsCode({ mobileNum, countryDialingCode, purpose, challenge }, context) {
      need(moduleOf[purpose]);
      const mobile = await admit(mobileNum, countryDialingCode, challenge, context.address);
      // Whether the number is anybody's is looked up once the answer has been given: how long that takes says nothing.
      await jobs.enqueue(db, memberCode, { flow: purpose, target: mobile, language: context.language });
      return sent;
    },

    async registerSmsCode({ mobileNo, countryDialingCode, challenge }, context) {
      need('REGMOBVERF3');
      if (brand.phoneVerification !== 'sms') throw new CallRefusal('function_not_enabled');
      await send({ flow: 'register', target: await admit(mobileNo, countryDialingCode, challenge, context.address) }, context);
      return sent;
    },

    async beginPhoneCheck({ mobileNum, countryDialingCode, challenge }, { address, language }) {
      need('REGMOBVERF3');
      if (brand.phoneVerification !== 'service') throw new CallRefusal('function_not_enabled');
      const mobile = await admit(mobileNum, countryDialingCode, challenge, address);
      return phoneService.begin(mobile, language).catch(serviceFailed);
    },

    async finishPhoneCheck({ checkId, verificationCode }) {
      const mobile = await phoneService.finish(checkId, verificationCode).catch(serviceFailed);
      if (mobile === undefined) throw new CallRefusal('verification_code_failed');
      return { phoneProof: await phoneProofs.make(mobile) };
    },
  };
}
