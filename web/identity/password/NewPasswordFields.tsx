import { useId } from 'react';
import { useFormContext, useWatch, Controller } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import styles from './PasswordForm.module.css';
import { useFieldRules } from './useFieldRules.ts';

export interface NewPasswordValues {
  newPassword: string;
  confirmNewPassword: string;
}

export interface NewPasswordFieldsProps {
  withConfirmation: boolean;
  /** Where the new password is the first thing asked for. */
  autoFocus?: boolean;
}

/** The new password by the operator's rule, ticked while it is typed, and its repetition where it is asked for. */
export function NewPasswordFields({ withConfirmation, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('password');
  const { control, getValues } = useFormContext<NewPasswordValues>();
  const { passwordRule, rangeOf, messageOf } = useFieldRules();
  const rulesId = useId();
  const typed = useWatch({ control, name: 'newPassword' });
  return (
    <>
      <Controller
        control={control}
        name="newPassword"
        rules={{ validate: (value) => messageOf('password', value, t('newPassword')) ?? true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <div className={styles['password']}>
            <PasswordField
              {...field}
              inputRef={ref}
              label={t('newPassword')}
              placeholder={`${t('newPassword')} *`}
              isRequired
              autoFocus={autoFocus}
              autoComplete="new-password"
              describedBy={rulesId}
              error={fieldState.error?.message}
            />
            <PasswordChecklist id={rulesId} rule={passwordRule} value={typed} range={rangeOf('password')} />
          </div>
        )}
      />
      {withConfirmation && (
        <Controller
          control={control}
          name="confirmNewPassword"
          rules={{
            validate: (value) => {
              if (value === '') return t('errors.empty', { field: t('confirmNewPassword') });
              return value === getValues('newPassword') || t('refused.mismatch');
            },
          }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <PasswordField
              {...field}
              inputRef={ref}
              label={t('confirmNewPassword')}
              placeholder={`${t('confirmNewPassword')} *`}
              isRequired
              autoComplete="new-password"
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
