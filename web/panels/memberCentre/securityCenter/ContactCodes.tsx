import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { AppCodeField } from '../../../ui/CodeField/AppCodeField.tsx';
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
  const proofField = { isRequired: true, value: proofCode, onChange: setProofCode, error: errorOf('proof') };
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
      {isApp && <AppCodeField {...proofField} label={t('proof.appCode')} help={t('proof.appHelp')} />}
      {proof && !isApp && (
        <TextField
          {...proofField}
          label={t('proof.code')}
          help={t('proof.codeHelp', { hint: proof.hint })}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck="false"
          maxLength={longestCode}
        />
      )}
    </Form>
  );
}
