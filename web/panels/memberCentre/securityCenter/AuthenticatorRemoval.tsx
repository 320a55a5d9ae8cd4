import { useRef, useState } from 'react';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AppCodeField } from '../../../ui/CodeField/AppCodeField.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { useAuthenticator } from './useAuthenticator.ts';

type Problem = { readonly text: string; readonly of: 'password' | 'code' | 'all' };

/** Takes the app away: by the password and by one of its codes, or a recovery code. */
export function AuthenticatorRemoval({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const alone = useAlone();
  const { remove, isBusy } = useAuthenticator();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  const submit = () =>
    alone(async () => {
      try {
        const result = await remove(password, code.trim());
        if (result.__typename === 'RemoveAuthenticatorPayload') {
          toast(t('authenticator.removed'), 'good');
          return onDone();
        }
        const of =
          result.__typename === 'WrongPasswordError' ? 'password' : result.__typename === 'VerificationCodeFailedError' ? 'code' : 'all';
        setProblem({ text: result.message ?? t('fault'), of });
        (of === 'password' ? passwordField : codeField).current?.select();
      } catch {
        setProblem({ text: t('fault'), of: 'all' });
      }
    });
  const errorOf = (of: Problem['of']) => (problem?.of === of ? problem.text : undefined);
  return (
    <Form
      problem={problem?.of === 'all' ? problem.text : null}
      submit={t('authenticator.remove')}
      isBusy={isBusy}
      needsAll
      onSubmit={submit}
    >
      <p>{t('authenticator.removal')}</p>
      <PasswordField
        inputRef={passwordField}
        label={t('password.current')}
        isRequired
        autoFocus
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
      />
      <AppCodeField
        inputRef={codeField}
        label={t('proof.appCode')}
        help={t('proof.appHelp')}
        isRequired
        value={code}
        onChange={setCode}
        error={errorOf('code')}
      />
    </Form>
  );
}
