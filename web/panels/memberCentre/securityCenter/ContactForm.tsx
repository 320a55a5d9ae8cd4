import { Suspense, useRef, useState } from 'react';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { ContactCodes } from './ContactCodes.tsx';
import { PhoneField } from './PhoneField.tsx';
import { type Proof, ProofChoice } from './ProofChoice.tsx';
import { useChangeContact } from './useChangeContact.ts';

export interface ContactFormProps {
  kind: 'PHONE' | 'EMAIL';
  /** What may be shown of the one that was told and not proven; null where there is none. */
  told: string | null;
  /** What a change is proven by; empty where nothing was proven before. */
  proofs: readonly Proof[];
  onDone: () => void;
}

/** Where to send the code, and the password that proves who asks; then the codes. */
export function ContactForm({ kind, told, proofs, onDone }: ContactFormProps) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const alone = useAlone();
  const { send, change, isSending, isChanging } = useChangeContact();
  const [which, setWhich] = useState<'told' | 'another'>(told === null ? 'another' : 'told');
  const [value, setValue] = useState('');
  const [countryDialingCode, setDialingCode] = useState('');
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState(proofs[0]?.method);
  const [problem, setProblem] = useState<{ readonly text: string; readonly of?: 'value' | 'password' | 'code' | 'proof' } | null>(null);
  const valueField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isTold = told !== null && which === 'told';
  const target = {
    contact: kind,
    // Most of it is covered here: the one that is on file needs not be typed again.
    value: isTold ? null : value.trim(),
    countryDialingCode: kind === 'PHONE' && !isTold ? countryDialingCode : null,
    proof: proof ?? null,
  };
  const sentTo = isTold ? told : kind === 'PHONE' ? `+${countryDialingCode} ${value.trim()}` : value.trim();
  /** Where the code went, and what the change is proven by: what is chosen here may be another by the time that is answered. */
  const [sent, setSent] = useState<{ readonly target: typeof target; readonly to: string; readonly deadline: number } | null>(null);
  const fault = () => setProblem({ text: t('fault') });

  const ask = (asked: { readonly target: typeof target; readonly to: string }) =>
    void alone(async () => {
      try {
        const result = await send({ ...asked.target, password });
        if (result.__typename === 'CodeSentPayload') {
          setProblem(null);
          return setSent({ ...asked, deadline: Date.now() + result.expiresInSeconds * 1000 });
        }
        const text = result.message ?? t('fault');
        if (result.__typename === 'WrongPasswordError') {
          setProblem({ text, of: 'password' });
          return passwordField.current?.select();
        }
        const isOfValue =
          result.__typename === 'InvalidFieldsError' || (result.__typename === 'CodeNotSentError' && result.reason === 'INVALID_MOBILE');
        if (!isOfValue) return setProblem({ text });
        const invalid = t(kind === 'PHONE' ? 'phone.invalid' : 'email.invalid');
        setProblem(isTold ? { text: invalid } : { text: invalid, of: 'value' });
        valueField.current?.select();
      } catch {
        fault();
      }
    });

  const bind = (bound: typeof target, code: string, proofCode: string) =>
    void alone(async () => {
      try {
        // Who has lost the app types a recovery code, which is longer than its six digits; those it shows in two groups.
        const isRecovery = bound.proof === 'AUTHENTICATOR' && !/^\d{6}$/.test(proofCode.replace(/\s/g, ''));
        const result = await change({ ...bound, ...(isRecovery && { proof: 'RECOVERY_CODE' }), code, proofCode });
        if (result.__typename === 'ChangeContactPayload') {
          toast(t(kind === 'PHONE' ? 'phone.done' : 'email.done'), 'good');
          return onDone();
        }
        // It was sent to, so its form is right: it may not be this member's.
        const text = result.__typename === 'InvalidFieldsError' ? t('refused') : (result.message ?? t('fault'));
        const of = { VerificationCodeFailedError: 'code', ProofFailedError: 'proof' } as const;
        const field = of[result.__typename as keyof typeof of];
        setProblem(field ? { text, of: field } : { text });
      } catch {
        fault();
      }
    });

  if (sent)
    return (
      <ContactCodes
        to={sent.to}
        proof={proofs.find(({ method }) => method === sent.target.proof)}
        deadline={sent.deadline}
        problem={problem}
        isSending={isSending}
        isChanging={isChanging}
        onAgain={() => ask(sent)}
        onBack={() => {
          setSent(null);
          setProblem(null);
        }}
        onSubmit={(code, proofCode) => bind(sent.target, code, proofCode)}
      />
    );
  const errorOf = (of: 'value' | 'password') => (problem?.of === of ? problem.text : undefined);
  return (
    <Form
      problem={problem && problem.of === undefined ? problem.text : null}
      submit={t('sendCode')}
      isBusy={isSending}
      needsAll
      onSubmit={() => ask({ target, to: sentTo })}
    >
      {told !== null && (
        <Choice
          label={t('contact.which')}
          name="contact"
          options={[
            { value: 'told', label: told },
            { value: 'another', label: t(kind === 'PHONE' ? 'phone.another' : 'email.another') },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      {isTold ? null : kind === 'PHONE' ? (
        <Suspense fallback={<Skeleton height="72px" />}>
          <PhoneField
            inputRef={valueField}
            label={t('phone.new')}
            value={value}
            onChange={setValue}
            isReadOnly={isSending}
            dialingCode={countryDialingCode}
            onDialingCode={setDialingCode}
            error={errorOf('value')}
          />
        </Suspense>
      ) : (
        <TextField
          inputRef={valueField}
          label={t('email.new')}
          isRequired
          autoFocus
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck="false"
          maxLength={254}
          value={value}
          onChange={setValue}
          isReadOnly={isSending}
          error={errorOf('value')}
        />
      )}
      {proof !== undefined && <ProofChoice proofs={proofs} chosen={proof} onChoose={setProof} />}
      <PasswordField
        inputRef={passwordField}
        label={t('password.current')}
        help={t('password.why')}
        isRequired
        autoComplete="current-password"
        maxLength={256}
        value={password}
        onChange={setPassword}
        isReadOnly={isSending}
        error={errorOf('password')}
      />
    </Form>
  );
}
