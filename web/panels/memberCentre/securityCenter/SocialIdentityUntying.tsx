import { useRef, useState } from 'react';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { useUntieSocialIdentity } from './useUntieSocialIdentity.ts';

export interface SocialIdentityUntyingProps {
  id: string;
  /** What the provider calls itself. */
  provider: string;
  onDone: () => void;
}

/** Takes a way in away, by the password: who no longer knows it learns so while there is another way in. */
export function SocialIdentityUntying({ id, provider, onDone }: SocialIdentityUntyingProps) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const alone = useAlone();
  const { untie, isBusy } = useUntieSocialIdentity();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ readonly text: string; readonly isOfField: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = () =>
    alone(async () => {
      try {
        const result = await untie(id, password);
        if (result.__typename === 'UntieSocialIdentityPayload') {
          toast(t('social.done', { provider }), 'good');
          return onDone();
        }
        setProblem({ text: result.message ?? t('fault'), isOfField: result.__typename === 'WrongPasswordError' });
        field.current?.select();
      } catch {
        setProblem({ text: t('fault'), isOfField: false });
      }
    });
  return (
    <Form
      problem={problem && !problem.isOfField ? problem.text : null}
      submit={t('social.submit', { provider })}
      isBusy={isBusy}
      needsAll
      onSubmit={submit}
    >
      <p>{t('social.why')}</p>
      <PasswordField
        inputRef={field}
        label={t('password.current')}
        help={t('social.password')}
        isRequired
        autoFocus
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={setPassword}
        error={problem?.isOfField ? problem.text : undefined}
      />
    </Form>
  );
}
