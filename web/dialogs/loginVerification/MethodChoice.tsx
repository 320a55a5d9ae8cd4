import { useTranslation } from '../../i18n/useTranslation.ts';
import { ChoiceCards } from '../../ui/ChoiceCards/ChoiceCards.tsx';
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
    <ChoiceCards
      label={t('proof.choose')}
      name="method"
      options={choices.map((choice) => ({
        value: choice.method,
        title: t(`proof.method.${choice.method}`),
        lines: choice.hint === '' ? [] : [choice.hint],
      }))}
      value={method}
      onChange={onChange}
    />
  );
}
