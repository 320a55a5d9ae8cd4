import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { minutesOf } from '../../identity/loginProblem.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../identity/password/NewPasswordFields.tsx';
import { useFieldRules } from '../../identity/password/useFieldRules.ts';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { clearViewer } from '../../session/viewer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import styles from './PasswordLinkScreen.module.css';
import { useSetPasswordByLink } from './useSetPasswordByLink.ts';

export interface PasswordLinkFormProps {
  token: string;
  /** The link is good no more. */
  onUsedUp: () => void;
}

/** The new password, twice. Every session has ended afterwards, so the login follows. */
export function PasswordLinkForm({ token, onUsedUp }: PasswordLinkFormProps) {
  const { t } = useTranslation('password');
  const environment = useRelayEnvironment();
  const { open } = useDialogs();
  const { wordsOf } = useFieldRules();
  const [setPassword, isSetting] = useSetPasswordByLink();
  const [problem, setProblem] = useState<string | null>(null);
  const alone = useAlone();
  const form = useForm<NewPasswordValues>({ defaultValues: { newPassword: '', confirmNewPassword: '' }, mode: 'onTouched' });

  const submit = form.handleSubmit((values) =>
    alone(async () => {
      try {
        const result = await setPassword({ ...values, token });
        if (result.__typename === 'SetPasswordByLinkPayload') {
          clearViewer(environment);
          onUsedUp();
          open('login', { payload: { reason: 'passwordSet' } });
        } else if (result.__typename === 'RecoveryFailedError') onUsedUp();
        else if (result.__typename === 'InvalidFieldsError') {
          setProblem(null);
          for (const { name, patternId } of result.fields) {
            form.setError(name === 'confirmNewPassword' ? name : 'newPassword', {
              type: 'refused',
              message: wordsOf('password', patternId),
            });
          }
          form.setFocus('newPassword', { shouldSelect: true });
        } else if (result.__typename === 'TooManyAttemptsError')
          setProblem(t('errors.tooMany', { count: minutesOf(result.retryAfterSeconds) }));
        else setProblem(result.message ?? t('errors.fault'));
      } catch {
        setProblem(t('errors.fault'));
      }
    }),
  );

  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" isPast={isSetting}>
            {problem}
          </Notice>
        )}
        <NewPasswordFields withConfirmation />
        <Button type="submit" variant="primary" wide isBusy={isSetting}>
          {t(isSetting ? 'change.submitting' : 'link.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
