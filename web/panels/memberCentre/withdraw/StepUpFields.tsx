import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CodeField } from '../../../ui/CodeField/CodeField.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { useStepUp } from './useStepUp.ts';

export interface StepUpFieldsProps {
  stepUp: ReturnType<typeof useStepUp>;
  factor: string;
  hint: string;
  /** Has a code sent, where there is something to send it for. */
  onRequest: () => void;
  isReadOnly: boolean;
}

/** Payment password, and the code of the app or of a text message where the account has one of them. */
export function StepUpFields({ stepUp, factor, hint, onRequest, isReadOnly }: StepUpFieldsProps) {
  const { t } = useTranslation('withdraw');
  const code = { value: stepUp.code, onChange: stepUp.setCode, isReadOnly, isRequired: true };
  return (
    <>
      <PasswordField
        label={t('proof.paymentPassword')}
        name="paymentPassword"
        autoComplete="off"
        value={stepUp.paymentPassword}
        onChange={stepUp.setPaymentPassword}
        isRequired
        isReadOnly={isReadOnly}
      />
      {factor === 'TOTP' && (
        <TextField {...code} label={t('proof.app')} inputMode="numeric" autoComplete="one-time-code" help={t('proof.appHelp')} />
      )}
      {factor === 'PHONE' && (
        <CodeField
          {...code}
          label={t('proof.sms')}
          onRequest={onRequest}
          isRequesting={stepUp.isRequesting}
          deadline={stepUp.deadline}
          isSent={stepUp.deadline !== null}
          note={t('proof.smsHelp', { number: hint })}
        />
      )}
      {stepUp.problem !== null && <Notice tone="danger">{stepUp.problem}</Notice>}
    </>
  );
}
