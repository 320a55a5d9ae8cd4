import { type ReactNode, useId } from 'react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { leaveField } from './leaveField.ts';
import { PasswordChecklist, type PasswordChecklistProps } from '../../../identity/password/PasswordChecklist.tsx';
import { hintOf, type FieldName, type RegistrationValues } from '../rules/registrationFields.ts';
import styles from '../RegistrationForm.module.css';
import type { RegistrationRule } from '../../../identity/password/registrationRule.ts';
import { usePlaceholder } from './usePlaceholder.ts';
import type { FieldWords } from './useFieldWords.ts';

export interface RegistrationFieldProps {
  control: Control<RegistrationValues>;
  name: FieldName;
  rule: RegistrationRule;
  words: FieldWords;
  /** Stands before the text, within the field. */
  prefix?: ReactNode;
}

/** One field as the operator configured it. What it accepts is said before anything is typed. */
export function RegistrationField({ control, name, rule, words, prefix }: RegistrationFieldProps) {
  const { t } = useTranslation('auth');
  const label = t(`fields.${name}`);
  const rulesId = useId();
  const { type, ...hints } = hintOf(name);
  const placeholder = usePlaceholder(name, rule);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState }) => {
        const shared = {
          ...field,
          value,
          onBlur: leaveField({ value, onBlur: field.onBlur }),
          inputRef: ref,
          label,
          placeholder,
          isRequired: rule.required,
          ...hints,
          error: words.messageOf(name, fieldState.error),
        };
        if (type !== 'password')
          return <TextField {...shared} prefix={prefix} type={type} spellCheck="false" {...helpOf(name, rule, words)} />;
        return (
          <div className={styles['password']}>
            <PasswordField {...shared} describedBy={name === 'password' ? rulesId : undefined} />
            {name === 'password' && <LiveChecklist id={rulesId} control={control} rule={rule} range={words.rangeOf(name)} />}
          </div>
        );
      }}
    />
  );
}

function helpOf(name: FieldName, rule: RegistrationRule, words: RegistrationFieldProps['words']): { help?: string } {
  return rule.pattern === '*' && rule.minLength <= 1 ? {} : { help: words.patternWords(name, rule.patternId) };
}

function LiveChecklist({ control, ...checklist }: Omit<PasswordChecklistProps, 'value'> & { control: Control<RegistrationValues> }) {
  return <PasswordChecklist {...checklist} value={useWatch({ control, name: 'password' })} />;
}
