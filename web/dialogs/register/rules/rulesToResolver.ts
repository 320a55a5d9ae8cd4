import type { FieldErrors, Resolver } from 'react-hook-form';
import { fieldNames, type RegistrationValues, type RuleSet } from './registrationFields.ts';
import { checkOf } from '../../../identity/password/registrationRule.ts';

/** A space at either end may be meant, as nowhere else. */
const secrets: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

/** Keyboards of phones put a space behind a word that they have offered: no rule forgives it, and nobody sees it. */
const trimmed = (values: RegistrationValues): RegistrationValues => ({
  ...values,
  ...Object.fromEntries(fieldNames.flatMap((name) => (secrets.includes(name) ? [] : [[name, values[name].trim()]]))),
});

/**
 * Makes the form's resolver of the operator's rules. Each field gets its first problem only, and of that its kind: the words
 * are found when it is shown, so that they follow the language.
 */
export function rulesToResolver(rules: RuleSet): Resolver<RegistrationValues> {
  const checks = fieldNames.flatMap((name) => {
    const rule = rules[name];
    // The repeated password is held to equality alone: two messages about one rule would only confuse.
    return rule
      ? [{ name, check: checkOf(name === 'confirmPassword' ? { ...rule, pattern: '*', minLength: 0, maxLength: 10_000 } : rule) }]
      : [];
  });

  return (typed) => {
    const values = trimmed(typed);
    const errors: FieldErrors<RegistrationValues> = {};
    for (const { name, check } of checks) {
      const breach = check(values[name]);
      if (breach) errors[name] = { type: breach };
    }
    if (rules.confirmPassword && !errors.confirmPassword && values.confirmPassword !== values.password)
      errors.confirmPassword = { type: 'mismatch' };
    const { paymentPassword } = values;
    if (rules.paymentPassword && !errors.paymentPassword && paymentPassword !== '' && paymentPassword === values.password) {
      errors.paymentPassword = { type: 'samePassword' };
    }
    if (!values.ageConfirmed) errors.ageConfirmed = { type: 'unconfirmed' };
    if (!values.termsAccepted) errors.termsAccepted = { type: 'unconfirmed' };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
