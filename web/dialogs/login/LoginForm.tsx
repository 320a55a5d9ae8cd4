import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { setViewer } from '../../shell/viewer.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { lastUser, rememberUser } from './lastUser.ts';
import styles from './LoginForm.module.css';
import { PasswordField } from './PasswordField.tsx';
import { type LogInResult, useLogIn } from './useLogIn.ts';

type Problem = { key: 'failed' | 'notAMember' | 'fault' } | { key: 'tooMany'; minutes: number };

/** User name and password. `onLoggedIn` runs once the member is the viewer. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('auth');
  const environment = useRelayEnvironment();
  const [logIn, isLoggingIn] = useLogIn();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  const [remembered] = useState(lastUser);
  const { control, handleSubmit, setFocus } = useForm({ defaultValues: { username: remembered, password: '' }, mode: 'onTouched' });

  const submit = handleSubmit(async ({ username, password }) => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    try {
      const result = await logIn({ username: username.trim(), password });
      if (result.__typename !== 'LogInPayload') {
        setProblem(problemOf(result));
        setFocus('password', { shouldSelect: true });
        return;
      }
      rememberUser(username.trim());
      setViewer(environment, result);
      onLoggedIn();
    } catch {
      setProblem({ key: 'fault' });
    } finally {
      isSending.current = false;
    }
  });

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {problem && <Notice tone="danger">{wordsOf(problem, t)}</Notice>}
      <Controller
        control={control}
        name="username"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t('logIn.username')}
            placeholder={`${t('logIn.username')} *`}
            isRequired
            autoComplete="username"
            spellCheck="false"
            autoFocus={!remembered}
            error={fieldState.error && t('errors.empty', { field: t('logIn.username') })}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t('logIn.password')}
            placeholder={`${t('logIn.password')} *`}
            isRequired
            autoComplete="current-password"
            autoFocus={Boolean(remembered)}
            error={fieldState.error && t('errors.empty', { field: t('logIn.password') })}
          />
        )}
      />
      <Button type="submit" variant="primary" wide isBusy={isLoggingIn}>
        {t(isLoggingIn ? 'logIn.submitting' : 'logIn.submit')}
      </Button>
    </form>
  );
}

function problemOf(refusal: Exclude<LogInResult, { __typename: 'LogInPayload' }>): Problem {
  if (refusal.__typename === 'TooManyAttemptsError') return { key: 'tooMany', minutes: Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60)) };
  return { key: refusal.__typename === 'NotAMemberAccountError' ? 'notAMember' : 'failed' };
}

function wordsOf(problem: Problem, t: ReturnType<typeof useTranslation<'auth'>>['t']): string {
  if (problem.key === 'tooMany') return t('errors.tooMany', { count: problem.minutes });
  return t(problem.key === 'fault' ? 'errors.fault' : `logIn.${problem.key}`);
}
