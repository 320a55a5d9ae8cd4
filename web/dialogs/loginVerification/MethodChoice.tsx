import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ProofForm.module.css';
import type { Method } from './useLoginVerification.ts';

export interface MethodChoiceProps {
  choices: readonly { readonly method: Method; readonly hint: string }[];
  method: Method;
  onChange: (method: Method) => void;
}

/** The ways that the account knows, each with the part of it that may be shown. */
export function MethodChoice({ choices, method, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('login');
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{t('proof.choose')}</legend>
      {choices.map(({ method: each, hint }) => (
        <label key={each} className={styles['choice']}>
          <input type="radio" name="method" value={each} checked={each === method} onChange={() => onChange(each)} />
          <span>{t(`proof.method.${each}`)}</span>
          {hint !== '' && <span className={styles['hint']}>{hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
