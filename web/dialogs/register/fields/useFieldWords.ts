import type { FieldError, FieldErrors } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FieldName, RegistrationValues, RuleSet } from '../rules/registrationFields.ts';

/** Where a problem stands, and its words in the current language. */
export interface FieldProblemLine {
  readonly name: keyof RegistrationValues;
  readonly message: string;
}

/** Problems that read the same in every field, by their kind. */
const own: Readonly<Record<string, string>> = {
  mismatch: 'auth:errors.mismatch',
  taken: 'auth:errors.taken',
  samePassword: 'auth:pattern.samePassword',
  mobileTaken: 'register:errors.mobileTaken',
  codeFailed: 'verification:problem.codeFailed',
  captchaFailed: 'verification:captcha.failed',
};

/** What an empty field says where "cannot be empty" would not say what to do. */
const empty: Readonly<Partial<Record<FieldName, string>>> = {
  verificationCode: 'verification:problem.codeInvalid',
  captcha: 'verification:captcha.required',
};

/**
 * Words for the problems of the form. Errors carry only their kind, so that a change of language rewords them;
 * `refused` names the broken rule in `message`.
 */
export function useFieldWords(rules: RuleSet, minimumAge: number) {
  const { t, i18n } = useTranslation(['auth', 'register', 'verification']);

  const rangeOf = (name: FieldName): string => {
    const rule = rules[name];
    if (!rule) return '';
    const bounds = { min: rule.minLength, max: rule.maxLength };
    return t(rule.minLength === rule.maxLength ? 'auth:range.exact' : 'auth:range.between', bounds);
  };

  const patternWords = (name: FieldName, patternId: string): string => {
    const rule = rules[name];
    const key = i18n.exists(`auth:pattern.${patternId}`) ? patternId : 'length';
    return t(`auth:pattern.${key}`, { range: rangeOf(name), min: rule?.minLength, max: rule?.maxLength });
  };

  /** What the operator refuses by the rules of this form reads as if it had been met here. */
  const refusedWords = (name: FieldName, patternId: string | undefined): string => {
    if (patternId === 'mismatch') return t('auth:errors.mismatch');
    if (patternId && i18n.exists(`auth:pattern.${patternId}`)) return patternWords(name, patternId);
    return i18n.exists(`register:refused.${name}`)
      ? t(`register:refused.${name}`)
      : t('auth:errors.refused', { field: t(`auth:fields.${name}`) });
  };

  const messageOf = (name: keyof RegistrationValues, error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    if (name === 'ageConfirmed' || name === 'termsAccepted') return t(`auth:errors.${name}`, { age: minimumAge });
    if (name === 'countryDialingCode') return t('verification:problem.mobileInvalid');
    if (error.type === 'refused') return refusedWords(name, error.message);
    const key = error.type === 'empty' ? empty[name] : own[error.type];
    if (key) return t(key);
    if (error.type === 'empty') return t('auth:errors.empty', { field: t(`auth:fields.${name}`) });
    return name === 'verificationCode' ? t('verification:problem.codeInvalid') : patternWords(name, rules[name]?.patternId ?? 'length');
  };

  /** As the summary says it. A rule alone does not tell whose it is: several fields may have the same. */
  const lineOf = (name: keyof RegistrationValues, message: string): string =>
    name in rules && message === patternWords(name as FieldName, rules[name as FieldName]?.patternId ?? 'length')
      ? t('auth:summary.line', { field: t(`auth:fields.${name}`), message })
      : message;

  /** Every problem in the order of the form, for the summary. */
  const linesOf = (errors: FieldErrors<RegistrationValues>): readonly FieldProblemLine[] =>
    ([...(Object.keys(rules) as FieldName[]), 'ageConfirmed', 'termsAccepted'] as const).flatMap((name) => {
      const message = messageOf(name, errors[name]);
      return message === undefined ? [] : [{ name, message: lineOf(name, message) }];
    });

  return { rangeOf, patternWords, messageOf, linesOf };
}

export type FieldWords = ReturnType<typeof useFieldWords>;
