import { MoneyMaintenanceError } from '../../money/wallet/MoneyMaintenanceError.ts';
import { commonErrorMap, type ErrorMap } from '../../refusals/errorMap.ts';
import { FeatureOffError, InvalidFieldsError, Refusal, TooManyAttemptsError } from '../../refusals/refusals.ts';
import { refusalType } from '../../refusals/refusalType.ts';
import { CaptchaFailedError, ChallengeFailedError, VerificationCodeFailedError } from '../verification/verificationRefusals.ts';
import { AffiliateCodeFailedError } from './affiliateCodeFailed.ts';

class UsernameTakenError extends Refusal {
  constructor() {
    super('USERNAME_TAKEN');
  }
}
refusalType(UsernameTakenError, 'UsernameTakenError', 'Another account has the name; no account was made. Code `USERNAME_TAKEN`.');

export class MobileTakenError extends Refusal {
  constructor() {
    super('MOBILE_TAKEN');
  }
}
refusalType(MobileTakenError, 'MobileTakenError', 'Another account has this mobile number; nothing was done. Code `MOBILE_TAKEN`.');

/** Typed refusals of both ways to register. */
export const registerErrors = [
  InvalidFieldsError,
  UsernameTakenError,
  MobileTakenError,
  CaptchaFailedError,
  ChallengeFailedError,
  VerificationCodeFailedError,
  AffiliateCodeFailedError,
  TooManyAttemptsError,
  FeatureOffError,
  MoneyMaintenanceError,
];

/** Refusals of `PUT /wps/member/register` and `PUT /wps/member/register/mobile`. */
export const registerErrorMap: ErrorMap = {
  username_taken: () => new UsernameTakenError(),
  mobile_taken: () => new MobileTakenError(),
  captcha_failed: () => new CaptchaFailedError(),
  challenge_failed: () => new ChallengeFailedError(),
  verification_code_failed: () => new VerificationCodeFailedError(),
  affiliate_failed: () => new AffiliateCodeFailedError(),
  invalid_fields: commonErrorMap.invalid_fields,
  too_many_attempts: commonErrorMap.too_many_attempts,
  function_not_enabled: commonErrorMap.function_not_enabled,
  money_maintenance: commonErrorMap.money_maintenance,
};
