import type { FieldError, FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldNames, type FieldName, type RegistrationValues, type RuleSet } from './registrationFields.ts';

/** Where a problem stands, and its words in the current language. */
export interface FieldProblemLine {
  readonly name: keyof RegistrationValues;
  readonly message: string;
}

/**
 * Words for the problems of the form. Errors carry only their kind, so that a change of language rewords them;
 * `refused` names the broken rule in `message`.
 */
export function useFieldWords(rules: RuleSet, minimumAge: number) {
  const { t, i18n } = useTranslation('auth');

  const rangeOf = (name: FieldName): string => {
    const rule = rules[name];
    if (!rule) return '';
    const bounds = { min: rule.minLength, max: rule.maxLength };
    return t(rule.minLength === rule.maxLength ? 'range.exact' : 'range.between', bounds);
  };

  const patternWords = (name: FieldName, patternId: string): string => {
    const rule = rules[name];
    const key = i18n.exists(`auth:pattern.${patternId}`) ? patternId : 'length';
    return t(`pattern.${key}`, { range: rangeOf(name), min: rule?.minLength, max: rule?.maxLength });
  };

  const messageOf = (name: keyof RegistrationValues, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    if (name === 'ageConfirmed' || name === 'termsAccepted') return t(`errors.${name}`, { age: minimumAge });
    const field = t(`fields.${name}`);
    if (error.type === 'empty') return t('errors.empty', { field });
    if (error.type === 'mismatch' || error.type === 'taken') return t(`errors.${error.type}`);
    // What the operator refuses by the rules of this form reads as if it had been met here.
    if (error.message === 'mismatch') return t('errors.mismatch');
    if (error.type === 'refused' && !i18n.exists(`auth:pattern.${error.message ?? ''}`)) return t('errors.refused', { field });
    return patternWords(name, (error.type === 'refused' && error.message) || (rules[name]?.patternId ?? 'length'));
  };

  /** Every problem in the order of the form, for the summary. */
  const linesOf = (errors: FieldErrors<RegistrationValues>): readonly FieldProblemLine[] =>
    ([...fieldNames, 'ageConfirmed', 'termsAccepted'] as const).flatMap((name) => {
      const message = messageOf(name, errors[name]);
      return message === undefined ? [] : [{ name, message }];
    });

  return { rangeOf, patternWords, messageOf, linesOf };
}
