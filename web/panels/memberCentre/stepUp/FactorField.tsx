import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AppCodeField } from '../../../ui/CodeField/AppCodeField.tsx';
import { CodeField } from '../../../ui/CodeField/CodeField.tsx';
import type { StepUp } from './useStepUp.ts';

export interface FactorFieldProps {
  stepUp: StepUp;
  factor: string;
  hint: string;
  /** Has a code sent, where there is something to send it for. */
  onRequest: () => void;
  isReadOnly: boolean;
}

/** The code of the app, of a text message or of a mail; nothing where the account has none of them. */
export function FactorField({ stepUp, factor, hint, onRequest, isReadOnly }: FactorFieldProps) {
  const { t } = useTranslation('withdraw');
  const code = { value: stepUp.code, onChange: stepUp.setCode, isReadOnly, isRequired: true };
  if (factor === 'TOTP') return <AppCodeField {...code} label={t('proof.app')} help={t('proof.appHelp')} />;
  if (factor !== 'PHONE' && factor !== 'EMAIL') return null;
  return (
    <CodeField
      {...code}
      label={t(factor === 'PHONE' ? 'proof.sms' : 'proof.mail')}
      onRequest={onRequest}
      isRequesting={stepUp.isRequesting}
      deadline={stepUp.deadline}
      isSent={stepUp.deadline !== null}
      note={t('proof.sentTo', { hint })}
    />
  );
}
