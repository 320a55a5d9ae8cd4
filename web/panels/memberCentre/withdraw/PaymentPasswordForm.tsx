import { useState } from 'react';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useToast } from '../../../ui/Toaster/toasts.tsx';
import { useAlone } from '../../../ui/useAlone.ts';
import { FactorField } from '../stepUp/FactorField.tsx';
import { type ProvenBy, useNewPaymentPassword } from './useNewPaymentPassword.ts';
import { useStepUp } from '../stepUp/useStepUp.ts';

export interface PaymentPasswordFormProps {
  /** The password of the account: for the first one, or in place of a forgotten one. */
  provenBy: ProvenBy;
  factor: string;
  hint: string;
  onDone: () => void;
}

/** A new payment password, and a code beside the proof where there is a factor. */
export function PaymentPasswordForm({ provenBy, factor, hint, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation('withdraw');
  const alone = useAlone();
  const showToast = useToast();
  const { send, problem, isPutting, forget } = useNewPaymentPassword(provenBy);
  const [proof, setProof] = useState('');
  const [wish, setWish] = useState('');
  const [again, setAgain] = useState('');
  const isFirst = provenBy === 'password';
  const stepUp = useStepUp({ action: isFirst ? 'SET_PAYMENT_PASSWORD' : 'CHANGE_PAYMENT_PASSWORD' });
  const words = isFirst ? 'set' : 'change';
  const submit = () =>
    alone(async () => {
      if (!(await send({ proof, wish, again, code: stepUp.code }))) return;
      showToast(t(`${words}.done`), 'good');
      onDone();
    });
  return (
    <Form
      heading={t(`${words}.title`)}
      submit={t(`${words}.submit`)}
      problem={problem ?? stepUp.problem}
      isBusy={isPutting}
      needsAll
      onSubmit={submit}
    >
      <Notice tone="plain">{t(`${words}.intro`)}</Notice>
      <PasswordField
        label={t(isFirst ? 'set.password' : 'change.old')}
        autoComplete={isFirst ? 'current-password' : 'off'}
        value={proof}
        onChange={setProof}
        isRequired
        isReadOnly={isPutting}
      />
      <PasswordField
        label={t('set.new')}
        autoComplete="off"
        value={wish}
        onChange={setWish}
        isRequired
        isReadOnly={isPutting}
        help={t('set.length')}
      />
      <PasswordField label={t('set.again')} autoComplete="off" value={again} onChange={setAgain} isRequired isReadOnly={isPutting} />
      <FactorField
        stepUp={stepUp}
        factor={factor}
        hint={hint}
        onRequest={() => {
          forget();
          void stepUp.request();
        }}
        isReadOnly={isPutting}
      />
    </Form>
  );
}
