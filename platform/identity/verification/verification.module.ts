import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import { verificationTexts } from './verificationTexts.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { PhoneService } from '../../providers/phoneService.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import { createCaptchas } from './captchas.ts';
import { createChallenges } from './challenges.ts';
import { sendMemberCode, type CodeJobParts } from './codeJobs.ts';
import { codeKeptFor, createCodes } from './codes.ts';
import { embeddedPhoneService } from './embeddedPhoneService.ts';
import { createPhoneProofs } from './phoneProofs.ts';
import { createSmsLimits } from './smsLimits.ts';
import { verificationHandlers } from './verificationHandlers.ts';
import { verificationMigrations } from './verificationMigrations.ts';
import type { VerificationCodeTable, CaptchaTable } from './verificationTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    verification_code: VerificationCodeTable;
    captcha: CaptchaTable;
  }
}

interface Needs extends PlatformParts {
  readonly attempts: Attempts;
  readonly sms: SmsProvider;
  readonly texts: Texts;
  /** Proves numbers in place of the embedded service. */
  readonly givenPhoneService: PhoneService | undefined;
}

function verificationServices(needs: Needs) {
  const codes = createCodes(needs);
  return {
    captchas: createCaptchas(needs),
    challenges: createChallenges(needs),
    codes,
    phoneProofs: createPhoneProofs(needs),
    phoneService: needs.givenPhoneService ?? embeddedPhoneService({ ...needs, codes }),
    smsLimits: createSmsLimits(needs),
  };
}

/** Proof that somebody is a person, reads a phone, or has worked for it. */
export const verificationModule = {
  name: 'verification',
  texts: verificationTexts,
  migrations: verificationMigrations,
  services: verificationServices,
  handlers: verificationHandlers,
  jobs: (needs: CodeJobParts & PlatformParts) => [
    sendMemberCode(needs),
    expiry(needs, { table: 'captcha', column: 'expires_at' }),
    expiry(needs, { table: 'spent_challenge', column: 'expires_at' }),
    expiry(needs, { table: 'verification_code', column: 'created_at', keptFor: codeKeptFor }),
  ],
} satisfies PlatformModule;
