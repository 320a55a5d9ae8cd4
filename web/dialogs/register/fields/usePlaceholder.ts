import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FieldName } from '../rules/registrationFields.ts';
import type { RegistrationRule } from '../../../identity/password/registrationRule.ts';

/** The field's name, with an asterisk where it must be filled. */
export function usePlaceholder(name: FieldName, rule: RegistrationRule): string {
  const { t } = useTranslation('auth');
  const label = t(`fields.${name}`);
  return rule.required ? `${label} *` : `${label} (${t('register.optional')})`;
}
