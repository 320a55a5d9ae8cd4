import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CodeField, longestCode } from '../../../ui/CodeField/CodeField.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { Proof } from './ProofChoice.tsx';

export interface ContactCodesProps {
  /** Where the code went. */
  to: string;
  /** What has to be proven besides; undefined for nothing. */
  proof: Proof | undefined;
  /** No other code is sent before it; milliseconds since 1970. */
  deadline: number;
  problem: { readonly text: string; readonly of?: string } | null;
  isSending: boolean;
  isChanging: boolean;
  onAgain: () => void;
  onBack: () => void;
  onSubmit: (code: string, proofCode: string) => void;
}

/** The code that was sent to what is to be bound, and the one that proves what was bound before. */
export function ContactCodes({ to, proof, deadline, problem, isSending, isChanging, onAgain, onBack, onSubmit }: ContactCodesProps) {
  const { t } = useTranslation('security');
  const [code, setCode] = useState('');
  const [proofCode, setProofCode] = useState('');
  const isApp = proof?.method === 'AUTHENTICATOR';
  const errorOf = (of: string) => (problem?.of === of ? problem.text : undefined);
  return (
    <Form
      problem={problem && problem.of === undefined ? problem.text : null}
      submit={t('confirm')}
      isBusy={isChanging}
      beside={<Button onClick={onBack}>{t('back')}</Button>}
      needsAll
      onSubmit={() => onSubmit(code.trim(), proofCode.trim())}
    >
      <CodeField
        label={t('code.label')}
        isRequired
        autoFocus
        value={code}
        onChange={setCode}
        onRequest={onAgain}
        isRequesting={isSending}
        isSent
        deadline={deadline}
        note={t('code.sentTo', { to })}
        error={errorOf('code')}
      />
      {proof && (
        <TextField
          label={t(isApp ? 'proof.appCode' : 'proof.code')}
          help={isApp ? t('proof.appHelp') : t('proof.codeHelp', { hint: proof.hint })}
          isRequired
          inputMode={isApp ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          spellCheck="false"
          maxLength={longestCode}
          value={proofCode}
          onChange={setProofCode}
          error={errorOf('proof')}
        />
      )}
    </Form>
  );
}
