import type { ChallengeRefused } from '../../../identity/verification/useChallenge.ts';
import type { SentCode } from '../../../identity/verification/sentCode.ts';
import type { ConfirmPhoneResult } from '../../../identity/verification/useConfirmPhone.ts';
import type { AddressCodes } from '../rules/addressCodes.ts';
import type { PhoneVerification, RegistrationMode, RegistrationValues, RuleSet } from '../rules/registrationFields.ts';
import {
  affiliateCodeOf,
  mobileRegistrationInput,
  referralCodeOf,
  type RegistrationExtras,
  registrationInput,
} from './registrationInput.ts';
import type { RegisterInput, RegisterMobileInput, RegisterResult } from './useRegister.ts';
import type { AffiliateResult } from './useVerifyAffiliateCode.ts';

/** The calls a registration is made of. Each rejects when the gateway could not be asked. */
export interface RegistrationCalls {
  verifyAffiliateCode(code: string): Promise<AffiliateResult>;
  solve(): Promise<string | ChallengeRefused>;
  confirmPhone(input: { checkId: string; verificationCode: string }): Promise<ConfirmPhoneResult>;
  register(input: RegisterInput): Promise<RegisterResult>;
  registerMobile(input: RegisterMobileInput): Promise<RegisterResult>;
}

export interface Registration {
  readonly mode: RegistrationMode;
  readonly values: RegistrationValues;
  readonly rules: RuleSet;
  readonly codes: AddressCodes;
  readonly challengeRequired: boolean;
  readonly phoneVerification: PhoneVerification;
  /** The code that was sent to the number of the form. */
  readonly sent: SentCode | null;
  /** What the phone service has confirmed before; a code is good once. */
  readonly phoneProof: string | null;
  readonly captchaId: string | undefined;
  readonly socialTicket: string | undefined;
  readonly pageUrl: string;
}

type Refused = Exclude<RegisterResult, { __typename: 'RegisterPayload' }>;

/** How far a registration came. */
export type RegistrationOutcome =
  | { readonly kind: 'registered'; readonly payload: Extract<RegisterResult, { __typename: 'RegisterPayload' }> }
  | { readonly kind: 'affiliate' | 'notSent' | 'phone' | 'phoneService' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  /** A refusal of a later version, in the gateway's own words. */
  | { readonly kind: 'other'; readonly message: string }
  | { readonly kind: 'refused'; readonly result: Refused };

const otherOr = (kind: 'affiliate' | 'phone', { message }: { readonly message?: string }): RegistrationOutcome =>
  message === undefined ? { kind } : { kind: 'other', message };

/**
 * Registers what has been validated: affiliate code, challenge, phone service, account, in this order. What fails ends it.
 * `onProof` is told the proof of the phone service, to be given again with the next try.
 */
export async function submitRegistration(
  form: Registration,
  calls: RegistrationCalls,
  onProof: (proof: string) => void,
): Promise<RegistrationOutcome> {
  const { mode, values, rules, codes, sent } = form;
  let affiliateCode = affiliateCodeOf(values, rules, codes);
  if (affiliateCode) {
    const result = await calls.verifyAffiliateCode(affiliateCode);
    if (result.__typename === 'TooManyAttemptsError') return { kind: 'tooMany', retryAfterSeconds: result.retryAfterSeconds };
    if (result.__typename !== 'VerifyAffiliateCodePayload')
      return result.__typename === 'AffiliateCodeFailedError' ? { kind: 'affiliate' } : otherOr('affiliate', result);
    affiliateCode = result.code;
  }

  const challenge = form.challengeRequired ? await calls.solve() : undefined;
  if (typeof challenge === 'object') return { kind: 'tooMany', retryAfterSeconds: challenge.retryAfterSeconds };

  let phoneProof = form.phoneProof ?? undefined;
  if (rules.verificationCode && form.phoneVerification === 'SERVICE' && phoneProof === undefined) {
    if (!sent?.checkId) return { kind: 'notSent' };
    // The service may fail in any way: the registration ends here, and no dialog says so.
    const result = await calls.confirmPhone({ checkId: sent.checkId, verificationCode: values.verificationCode }).catch(() => null);
    if (result === null || result.__typename === 'PhoneServiceFailedError') return { kind: 'phoneService' };
    if (result.__typename === 'TooManyAttemptsError') return { kind: 'tooMany', retryAfterSeconds: result.retryAfterSeconds };
    if (result.__typename !== 'ConfirmPhonePayload')
      return result.__typename === 'VerificationCodeFailedError' ? { kind: 'phone' } : otherOr('phone', result);
    phoneProof = result.phoneProof;
    onProof(phoneProof);
  }

  const extras: RegistrationExtras = {
    pageUrl: form.pageUrl,
    affiliateCode,
    referralCode: referralCodeOf(values, rules, codes),
    captchaId: rules.captcha && form.captchaId,
    challenge,
    phoneProof,
    socialTicket: form.socialTicket,
  };
  const result = await (mode === 'mobile'
    ? calls.registerMobile(mobileRegistrationInput(values, rules, extras))
    : calls.register(registrationInput(values, rules, extras)));
  return result.__typename === 'RegisterPayload' ? { kind: 'registered', payload: result } : { kind: 'refused', result };
}
