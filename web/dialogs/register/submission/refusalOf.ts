import type { FieldName, RuleSet } from '../rules/registrationFields.ts';
import { isShown } from './registrationInput.ts';
import type { RegistrationOutcome } from './submitRegistration.ts';

/** What stands beside the button: everything that belongs to no field. */
export type RegistrationProblem =
  | { kind: 'fault' | 'invalid' | 'phone' | 'phoneService' | 'notSent' | 'challenge' | 'featureOff' | 'maintenance' }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'other'; message: string };

/** Where a registration that came to nothing is to be mended. */
export interface RegistrationRefusal {
  /** Fields to mark: the kind of problem, and the broken rule where the operator named one. */
  readonly fields: readonly { readonly name: FieldName; readonly type: string; readonly message?: string }[];
  readonly problem: RegistrationProblem | null;
  /** The agent's code is not known: a dialog says so. */
  readonly isAffiliate: boolean;
  /** It came with the address, and nobody could take it out of a form that has no field for it. */
  readonly dropsAddressCode: boolean;
  /** The account itself was asked for: a picture is good for one answer, whatever that is. */
  readonly spendsCaptcha: boolean;
  /** What the phone service had confirmed does not count any more. */
  readonly spendsProof: boolean;
}

const nothing: RegistrationRefusal = {
  fields: [],
  problem: null,
  isAffiliate: false,
  dropsAddressCode: false,
  spendsCaptcha: false,
  spendsProof: false,
};
/** The gateway could not be asked, or not answer: nobody knows what it saw of the picture. */
export const unanswered: RegistrationRefusal = { ...nothing, problem: { kind: 'fault' }, spendsCaptcha: true };
const problem = (kind: Exclude<RegistrationProblem['kind'], 'tooMany' | 'other'>): RegistrationRefusal => ({
  ...nothing,
  problem: { kind },
});
const tooMany = (seconds: number): RegistrationRefusal => ({
  ...nothing,
  problem: { kind: 'tooMany', minutes: Math.max(1, Math.ceil(seconds / 60)) },
});

export function refusalOf(outcome: Exclude<RegistrationOutcome, { kind: 'registered' }>, rules: RuleSet): RegistrationRefusal {
  const refusal = placeOf(outcome, rules);
  return {
    ...refusal,
    dropsAddressCode: refusal.isAffiliate && !rules.affiliateCode,
    spendsCaptcha: outcome.kind === 'refused',
    spendsProof: outcome.kind === 'refused' && outcome.result.__typename === 'VerificationCodeFailedError',
  };
}

function placeOf(outcome: Exclude<RegistrationOutcome, { kind: 'registered' }>, rules: RuleSet): RegistrationRefusal {
  if (outcome.kind === 'affiliate') return { ...nothing, isAffiliate: true };
  if (outcome.kind === 'tooMany') return tooMany(outcome.retryAfterSeconds);
  if (outcome.kind === 'other') return { ...nothing, problem: outcome };
  if (outcome.kind !== 'refused') return problem(outcome.kind);
  /** At its field, or beside the button where the form does not show it. */
  const at = (name: FieldName, type: string) => (isShown(name, rules) ? { ...nothing, fields: [{ name, type }] } : unmarked);
  const { result } = outcome;
  /** In the gateway's words: no field of this form says it. */
  const unmarked =
    result.message === undefined ? problem('invalid') : { ...nothing, problem: { kind: 'other' as const, message: result.message } };
  switch (result.__typename) {
    case 'UsernameTakenError':
      return at('username', 'taken');
    case 'MobileTakenError':
      return at('mobileNum', 'mobileTaken');
    case 'VerificationCodeFailedError':
      return at('verificationCode', 'codeFailed');
    case 'CaptchaFailedError':
      return at('captcha', 'captchaFailed');
    case 'AffiliateCodeFailedError':
      return { ...nothing, isAffiliate: true };
    case 'ChallengeFailedError':
      return problem('challenge');
    case 'FeatureOffError':
      return problem('featureOff');
    case 'MoneyMaintenanceError':
      return problem('maintenance');
    case 'TooManyAttemptsError':
      return tooMany(result.retryAfterSeconds);
    case 'InvalidFieldsError': {
      const shown = result.fields.flatMap(({ name, patternId }) =>
        isShown(name, rules) ? [{ name, type: 'refused', message: patternId }] : [],
      );
      return shown.length > 0 ? { ...nothing, fields: shown } : unmarked;
    }
    default:
      return unmarked;
  }
}
