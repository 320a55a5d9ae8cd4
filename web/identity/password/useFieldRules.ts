import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { checkOf, type RegistrationRule } from './registrationRule.ts';
import type { useFieldRulesQuery } from './__generated__/useFieldRulesQuery.graphql.ts';

export type RuledField = 'username' | 'email' | 'password';

/** Where the operator says nothing the field is only required: it checks again itself. */
const lax = (name: RuledField): RegistrationRule => ({
  name,
  required: true,
  pattern: '*',
  patternId: 'length',
  minLength: 1,
  maxLength: 255,
});

/**
 * The rules that an account's own fields were registered by, for the forms that ask for them again. `messageOf` gives the
 * first thing that is wrong with a value, `wordsOf` the words for a rule that the operator says was broken.
 */
export function useFieldRules() {
  const { t, i18n } = useTranslation(['password', 'auth']);
  const { registrationForm } = useLazyLoadQuery<useFieldRulesQuery>(
    graphql`
      query useFieldRulesQuery @raw_response_type {
        registrationForm {
          fields {
            name
            required
            pattern
            patternId
            minLength
            maxLength
          }
        }
      }
    `,
    {},
  );
  const fields = registrationForm?.fields;
  const rules = useMemo(() => {
    const ruleOf = (name: RuledField) => ({ ...(fields?.find((field) => field.name === name) ?? lax(name)), required: true });
    const entry = (name: RuledField) => {
      const rule = ruleOf(name);
      return { rule, check: checkOf(rule) };
    };
    return { username: entry('username'), email: entry('email'), password: entry('password') };
  }, [fields]);

  const rangeOf = (name: RuledField): string => {
    const { minLength: min, maxLength: max } = rules[name].rule;
    return t(min === max ? 'auth:range.exact' : 'auth:range.between', { min, max });
  };
  const wordsOf = (name: RuledField, patternId: string): string => {
    if (i18n.exists(`password:refused.${patternId}`)) return t(`refused.${patternId}`);
    const { minLength: min, maxLength: max } = rules[name].rule;
    const key = i18n.exists(`auth:pattern.${patternId}`) ? patternId : 'length';
    return t(`auth:pattern.${key}`, { range: rangeOf(name), min, max });
  };
  const messageOf = (name: RuledField, value: string, label: string): string | undefined => {
    const breach = rules[name].check(value);
    if (breach === null) return undefined;
    return breach === 'empty' ? t('errors.empty', { field: label }) : wordsOf(name, rules[name].rule.patternId);
  };
  return { passwordRule: rules.password.rule, rangeOf, wordsOf, messageOf };
}
