import type { DialCodeCountry } from '../../../ui/DialCodePicker/dialCodes.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { MobileField } from './MobileField.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import type { FieldName, RuleSet } from '../rules/registrationFields.ts';
import type { FieldWords } from './useFieldWords.ts';
import type { Registering } from '../submission/useRegistration.ts';
import { VerificationCodeField } from './VerificationCodeField.tsx';

export interface RegistrationFieldsProps {
  entry: Registering;
  rules: RuleSet;
  words: FieldWords;
  countries: readonly DialCodeCountry[];
  country: DialCodeCountry | null | undefined;
}

/** Every field that the operator has switched on, in its order. */
export function RegistrationFields({ entry, rules, words, countries, country }: RegistrationFieldsProps) {
  return (Object.keys(rules) as FieldName[]).map((name) => {
    const rule = rules[name];
    if (!rule) return null;
    const shared = { control: entry.control, name, rule, words };
    if (name === 'mobileNum') return <MobileField key={name} {...shared} countries={countries} country={country} />;
    if (name === 'verificationCode') return <VerificationCodeField key={name} {...shared} entry={entry} />;
    if (name === 'captcha') return <CaptchaField key={name} {...shared} held={entry.captcha} />;
    return <RegistrationField key={name} {...shared} />;
  });
}
