import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState } from 'react';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { longestCode } from '../../../ui/CodeField/CodeField.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { FactorField, type FactorFieldProps } from '../stepUp/FactorField.tsx';
import { useStepUp } from '../stepUp/useStepUp.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecurityForm.module.css';
import { useAuthenticator } from './useAuthenticator.ts';

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly secret: string; readonly address: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** What proves the account so far. */
export interface AuthenticatorSetupProps extends Pick<FactorFieldProps, 'factor' | 'hint'> {
  onDone: () => void;
}

/** Binds an app in three steps: the password, and a code where a number or a mail address proves the account, the code to scan with one of the app's codes, and the recovery codes, which are shown this once. */
export function AuthenticatorSetup({ factor, hint, onDone }: AuthenticatorSetupProps) {
  const { t } = useTranslation('security');
  const alone = useAlone();
  const { enrol, confirm, isBusy } = useAuthenticator();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [codeProblem, setCodeProblem] = useState<string | null>(null);
  const stepUp = useStepUp({ action: 'ENROL_AUTHENTICATOR' });
  const field = useRef<HTMLInputElement>(null);

  const go = (next: Step) => {
    setText('');
    setProblem(undefined);
    setStep(next);
  };
  const refuse = (message: string | undefined) => {
    setProblem(message ?? t('fault'));
    field.current?.select();
  };
  const submit = () =>
    alone(async () => {
      try {
        if (step.name === 'password') {
          setCodeProblem(null);
          const result = await enrol(text, stepUp.code);
          if (result.__typename === 'VerificationCodeFailedError') setCodeProblem(result.message ?? t('fault'));
          else if (result.__typename === 'EnrolAuthenticatorPayload') go({ name: 'scan', secret: result.secret, address: result.address });
          else refuse(result.message);
        } else {
          const result = await confirm(text.trim());
          if (result.__typename === 'ConfirmAuthenticatorPayload') go({ name: 'codes', codes: result.recoveryCodes });
          else refuse(result.message);
        }
      } catch {
        setProblem(t('fault'));
      }
    });

  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  const shared = { inputRef: field, isRequired: true, autoFocus: true, value: text, onChange: setText, error: problem };
  return (
    <Form
      submit={t(step.name === 'password' ? 'next' : 'authenticator.submit')}
      problem={step.name === 'password' ? (codeProblem ?? stepUp.problem) : null}
      isBusy={isBusy}
      needsAll
      onSubmit={submit}
    >
      {step.name === 'password' ? (
        <>
          <p>{t('authenticator.intro')}</p>
          <PasswordField
            key="password"
            {...shared}
            label={t('password.current')}
            help={t('password.why')}
            autoComplete="current-password"
            maxLength={256}
          />
          <FactorField stepUp={stepUp} factor={factor} hint={hint} onRequest={() => void stepUp.request()} isReadOnly={isBusy} />
        </>
      ) : (
        <>
          <div className={styles['code']}>
            <p>{t('authenticator.scan')}</p>
            <QRCodeSVG
              value={step.address}
              size={180}
              level="M"
              marginSize={4}
              title={t('authenticator.qr')}
              className={styles['picture']}
              role="img"
            />
            <p>{t('authenticator.type')}</p>
            <p className={styles['secret']}>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
          <TextField
            key="code"
            {...shared}
            label={t('authenticator.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck="false"
            maxLength={longestCode}
          />
        </>
      )}
    </Form>
  );
}
