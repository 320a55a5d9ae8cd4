import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FactorField, type FactorFieldProps } from './FactorField.tsx';

/** Payment password, and the code of the app or of a text message where the account has one of them. */
export function StepUpFields(props: FactorFieldProps) {
  const { t } = useTranslation('withdraw');
  return (
    <>
      <PasswordField
        label={t('proof.paymentPassword')}
        name="paymentPassword"
        autoComplete="off"
        value={props.stepUp.paymentPassword}
        onChange={props.stepUp.setPaymentPassword}
        isRequired
        isReadOnly={props.isReadOnly}
      />
      <FactorField {...props} />
    </>
  );
}
