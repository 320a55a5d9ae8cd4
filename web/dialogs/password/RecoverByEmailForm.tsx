import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { minutesOf } from '../../identity/loginProblem.ts';
import styles from '../../identity/password/PasswordForm.module.css';
import { useFieldRules } from '../../identity/password/useFieldRules.ts';
import { useRecoverByEmail } from './useRecoverByEmail.ts';

const hints = {
  username: { type: 'text', autoComplete: 'username' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

export interface RecoverByEmailValues {
  username: string;
  email: string;
}

export interface RecoverByEmailFormProps {
  /** What is typed, kept by whoever shows this form or another. */
  form: UseFormReturn<RecoverByEmailValues>;
  /** Not where the form was chosen: the focus stays with the choice. */
  autoFocus: boolean;
}

/** Name and address. What is said afterwards is the same for everybody: it tells nothing about any account. */
export function RecoverByEmailForm({ form, autoFocus }: RecoverByEmailFormProps) {
  const { t } = useTranslation('password');
  const { messageOf } = useFieldRules();
  const [recover, isSending] = useRecoverByEmail();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const alone = useAlone();
  const { control, handleSubmit, getValues } = form;
  const [isNamed] = useState(() => getValues('username') !== '');

  const submit = handleSubmit(({ username, email }) =>
    alone(async () => {
      try {
        const result = await recover({ username: username.trim(), email: email.trim() });
        if (result.__typename === 'RecoverByEmailPayload') setDone(true);
        else if (result.__typename === 'TooManyAttemptsError')
          setProblem(t('errors.tooMany', { count: minutesOf(result.retryAfterSeconds) }));
        else setProblem(result.__typename === 'FeatureOffError' ? t('errors.noMail') : (result.message ?? t('errors.fault')));
      } catch {
        setProblem(t('errors.fault'));
      }
    }),
  );

  if (isDone) return <Notice tone="gain">{t('in_been_out')}</Notice>;
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p className={styles['lead']}>{t('forgot.email.text')}</p>
      {problem && (
        <Notice tone="danger" isPast={isSending}>
          {problem}
        </Notice>
      )}
      {(['username', 'email'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{ validate: (value) => messageOf(name, value.trim(), t(name)) ?? true }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              {...hints[name]}
              inputRef={ref}
              label={t(name)}
              placeholder={`${t(name)} *`}
              isRequired
              spellCheck="false"
              autoFocus={autoFocus && name === (isNamed ? 'email' : 'username')}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <Button type="submit" variant="primary" wide isBusy={isSending}>
        {t(isSending ? 'forgot.email.submitting' : 'forgot.email.submit')}
      </Button>
    </form>
  );
}
