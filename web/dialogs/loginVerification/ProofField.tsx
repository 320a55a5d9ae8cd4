import type { Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { CodeField, longestCode } from '../../ui/CodeField/CodeField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { Method } from './useLoginVerification.ts';

export interface ProofFieldProps {
  method: Method;
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  isEmpty: boolean;
  onRequest: () => void;
  isRequesting: boolean;
  isSent: boolean;
  /** Milliseconds since 1970; `null` where a code may be asked for. */
  deadline: number | null;
}

/** Whether a code is sent; else it is something that the person knows or holds. */
export const isSentTo = (method: Method): method is 'PHONE' | 'EMAIL' => method === 'PHONE' || method === 'EMAIL';

/** Where the proof is typed: with a button for the ways that send a code, without one for what the person knows or holds. */
export function ProofField({ method, isEmpty, onRequest, isRequesting, isSent, deadline, ...field }: ProofFieldProps) {
  const { t } = useTranslation('login');
  const shared = {
    ...field,
    label: t(`proof.label.${method}`),
    isRequired: true,
    error: isEmpty ? t('errors.empty', { field: t(`proof.label.${method}`) }) : undefined,
  };
  if (isSentTo(method)) {
    return (
      <CodeField
        {...shared}
        onRequest={onRequest}
        isRequesting={isRequesting}
        isSent={isSent}
        deadline={deadline}
        note={isSent ? t(`proof.sent.${method}`) : undefined}
      />
    );
  }
  const hints =
    method === 'AUTHENTICATOR'
      ? ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
      : ({ autoComplete: method === 'BANK_NAME' ? 'name' : 'off' } as const);
  return (
    <TextField
      key={method}
      {...shared}
      {...hints}
      type="text"
      spellCheck="false"
      maxLength={longestCode}
      help={t(`proof.help.${method}`)}
    />
  );
}
