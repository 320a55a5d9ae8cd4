import type { RegisterInput } from './useRegister.ts';
import type { RegistrationValues, RuleSet } from './registrationFields.ts';

/** Codes that the address brought along, shown as applied where the form has no field for them. */
export interface AddressCodes {
  readonly referralCode: string;
  readonly affiliateCode: string;
}

export function addressCodes(search: string): AddressCodes {
  const parameters = new URLSearchParams(search);
  const code = (name: string) => parameters.get(name)?.trim().slice(0, 64) ?? '';
  return { referralCode: code('referralCode'), affiliateCode: code('affiliateCode') };
}

/** What is sent: the fields that are shown, and the codes of the address for those that are not. */
export function registrationInput(values: RegistrationValues, rules: RuleSet, codes: AddressCodes, pageUrl: string): RegisterInput {
  const shown = (name: 'payeeName' | 'email' | 'affiliateCode' | 'referralCode') => (rules[name] ? values[name] : '');
  const given = {
    payeeName: shown('payeeName'),
    email: shown('email'),
    affiliateCode: shown('affiliateCode') || codes.affiliateCode,
    referralCode: shown('referralCode') || codes.referralCode,
  };
  return {
    username: values.username,
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    pageUrl: pageUrl.slice(0, 500),
    ageConfirmed: values.ageConfirmed,
    termsAccepted: values.termsAccepted,
  };
}
