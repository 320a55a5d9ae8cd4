import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Choice } from '../../../ui/Choice/Choice.tsx';

export type ProofMethod = 'AUTHENTICATOR' | 'BANK_NAME' | 'EMAIL' | 'PHONE' | 'RECOVERY_CODE' | '%future added value';

export interface Proof {
  readonly method: ProofMethod;
  readonly hint: string;
}

export interface ProofChoiceProps {
  proofs: readonly Proof[];
  chosen: ProofMethod;
  onChoose: (method: ProofMethod) => void;
}

/** Says what the change will be proven by; where a code can go to either of two, lets the person choose. A recovery code is typed in the app's place. */
export function ProofChoice({ proofs, chosen, onChoose }: ProofChoiceProps) {
  const { t } = useTranslation('security');
  const sentTo = proofs.filter(({ method }) => method === 'PHONE' || method === 'EMAIL');
  if (chosen === 'AUTHENTICATOR') return <p>{t('proof.app')}</p>;
  return (
    <div>
      <p>{t('proof.sent', { hint: proofs.find(({ method }) => method === chosen)?.hint })}</p>
      {sentTo.length > 1 && (
        <Choice
          label={t('proof.choose')}
          name="proof"
          options={sentTo.map(({ method, hint }) => ({ value: method, label: hint }))}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </div>
  );
}
