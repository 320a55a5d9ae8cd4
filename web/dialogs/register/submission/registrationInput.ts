import type { AddressCodes } from '../rules/addressCodes.ts';
import type { FieldName, RegistrationValues, RuleSet } from '../rules/registrationFields.ts';
import type { RegisterInput, RegisterMobileInput } from './useRegister.ts';

/** What is sent beside the fields. */
export interface RegistrationExtras {
  readonly pageUrl: string;
  /** As the operator writes it, once verified. */
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly challenge?: string | undefined;
  readonly phoneProof?: string | undefined;
  readonly socialTicket?: string | undefined;
}

/** The agent's code to verify and register with: the typed one, or that of the address where no field shows it. */
export const affiliateCodeOf = (values: RegistrationValues, rules: RuleSet, codes: AddressCodes): string =>
  (rules.affiliateCode ? values.affiliateCode : codes.affiliateCode).trim();

export const referralCodeOf = (values: RegistrationValues, rules: RuleSet, codes: AddressCodes): string =>
  (rules.referralCode ? values.referralCode : codes.referralCode).trim();

/** Fields of which only filled ones are sent. */
const optional = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'captcha',
] as const;

/** The payload of `register`: the fields that are shown and filled, and what came along. */
export function registrationInput(values: RegistrationValues, rules: RuleSet, extras: RegistrationExtras): RegisterInput {
  const { username, password, confirmPassword, mobileNum, countryDialingCode } = values;
  return {
    username,
    password,
    confirmPassword,
    ...(rules.mobileNum && mobileNum !== '' && { mobileNum }),
    ...(countryDialingCode !== '' && { countryDialingCode }),
    ...shared(values, rules, extras),
  };
}

/** The payload of `registerMobile`; passwords only where the form has them. */
export function mobileRegistrationInput(values: RegistrationValues, rules: RuleSet, extras: RegistrationExtras): RegisterMobileInput {
  const { password, confirmPassword, mobileNum, countryDialingCode } = values;
  return { mobileNum, countryDialingCode, ...(rules.password && { password, confirmPassword }), ...shared(values, rules, extras) };
}

function shared(values: RegistrationValues, rules: RuleSet, { pageUrl, phoneProof, ...extras }: RegistrationExtras) {
  const filled = (name: FieldName) => (rules[name] && values[name] !== '' ? [[name, values[name]] as const] : []);
  return {
    ...Object.fromEntries(optional.flatMap(filled)),
    // The proof stands for the code: the service that sent it has taken it already.
    ...(phoneProof === undefined ? Object.fromEntries(filled('verificationCode')) : { phoneProof }),
    ...Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined && value !== '')),
    pageUrl: pageUrl.slice(0, 500),
    ageConfirmed: values.ageConfirmed,
    termsAccepted: values.termsAccepted,
  };
}

/** Names that the form of one mode can mark. */
export const isShown = (name: string, rules: RuleSet): name is FieldName => Object.hasOwn(rules, name);
