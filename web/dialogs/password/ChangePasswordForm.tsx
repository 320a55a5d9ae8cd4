import { useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { useViewer } from '../../session/useViewer.ts';
import { clearViewer } from '../../session/viewer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { minutesOf } from '../../identity/loginProblem.ts';
import { PasswordField } from '../../identity/password/PasswordField.tsx';
import { NewPasswordFields, type NewPasswordValues } from '../../identity/password/NewPasswordFields.tsx';
import styles from '../../identity/password/PasswordForm.module.css';
import { useChangePassword } from './useChangePassword.ts';
import { useFieldRules } from '../../identity/password/useFieldRules.ts';

/** Old, new, and new again; the old one not where it was typed a moment ago. Every session has ended afterwards, so the login follows. */
export function ChangePasswordForm({ known }: { known: string | undefined }) {
  const { t } = useTranslation('password');
  const environment = useRelayEnvironment();
  const { onComplete } = useDialogOrigin();
  const { open } = useDialogs();
  const account = useViewer()?.account;
  const { wordsOf } = useFieldRules();
  const [change, isChanging] = useChangePassword();
  const [problem, setProblem] = useState<string | null>(null);
  const alone = useAlone();
  const [isOldAsked, setOldAsked] = useState(known === undefined);
  const form = useForm<NewPasswordValues & { oldPassword: string }>({
    defaultValues: { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
    mode: 'onTouched',
  });

  const submit = form.handleSubmit((values) =>
    alone(async () => {
      try {
        const result = await change(values);
        if (result.__typename === 'ChangePasswordPayload') {
          clearViewer(environment);
          return open('login', { payload: { reason: 'passwordChanged' }, onComplete: onComplete() });
        }
        if (result.__typename === 'NotSignedInError') {
          clearViewer(environment);
          return open('login', { onComplete: onComplete() });
        }
        if (result.__typename === 'WrongPasswordError') {
          setProblem(null);
          // Changed elsewhere meanwhile, where it was known.
          setOldAsked(true);
          form.setError('oldPassword', { type: 'refused', message: t('errors.wrong') });
          return form.setFocus('oldPassword', { shouldSelect: true });
        }
        if (result.__typename === 'InvalidFieldsError') {
          setProblem(null);
          for (const { name, patternId } of result.fields) {
            form.setError(name === 'confirmNewPassword' ? name : 'newPassword', {
              type: 'refused',
              message: wordsOf('password', patternId),
            });
          }
          return form.setFocus('newPassword', { shouldSelect: true });
        }
        if (result.__typename === 'TooManyAttemptsError') setProblem(t('errors.tooMany', { count: minutesOf(result.retryAfterSeconds) }));
        else setProblem(result.__typename === 'RealAccountNeededError' ? t('errors.realAccount') : (result.message ?? t('errors.fault')));
      } catch {
        setProblem(t('errors.fault'));
      }
    }),
  );

  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" isPast={isChanging}>
            {problem}
          </Notice>
        )}
        {/* Tells a password manager which of the logins it keeps for the site is to have the new password. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        {isOldAsked && (
          <Controller
            control={form.control}
            name="oldPassword"
            rules={{ validate: (value) => value !== '' || t('errors.empty', { field: t('oldPassword') }) }}
            render={({ field: { ref, ...field }, fieldState }) => (
              <PasswordField
                {...field}
                inputRef={ref}
                label={t('oldPassword')}
                placeholder={`${t('oldPassword')} *`}
                isRequired
                autoFocus
                autoComplete="current-password"
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <NewPasswordFields withConfirmation autoFocus={!isOldAsked} />
        <Button type="submit" variant="primary" wide isBusy={isChanging}>
          {t(isChanging ? 'change.submitting' : 'change.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
