import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { PasswordField } from '../../../identity/password/PasswordField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CodeField } from '../../../ui/CodeField/CodeField.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { useAlone } from '../useAlone.ts';
import styles from './WithdrawPage.module.css';
import { useStepUp } from './useStepUp.ts';
import type { PaymentPasswordFormMutation } from './__generated__/PaymentPasswordFormMutation.graphql.ts';

export interface PaymentPasswordFormProps {
  factor: string;
  hint: string;
  onDone: () => void;
}

/** The first payment password, or another in place of a forgotten one: by the password of the account, and a code where there is a factor. */
export function PaymentPasswordForm({ factor, hint, onDone }: PaymentPasswordFormProps) {
  const { t } = useTranslation('withdraw');
  const alone = useAlone();
  const stepUp = useStepUp();
  const [password, setPassword] = useState('');
  const [wish, setWish] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [commit, isSetting] = useCommit<PaymentPasswordFormMutation>(graphql`
    mutation PaymentPasswordFormMutation($input: SetPaymentPasswordInput!) @raw_response_type {
      setPaymentPassword(input: $input) {
        __typename
        ... on SetPaymentPasswordPayload {
          viewer {
            id
            paymentPassword {
              isSet
              factor
              hint
              coolingUntil
            }
          }
        }
        ... on InvalidFieldsError {
          fields {
            patternId
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const submit = () =>
    alone(async () => {
      setProblem(null);
      if (wish !== again) return setProblem(t('set.mismatch'));
      try {
        const input = { password, newPaymentPassword: wish, confirmPaymentPassword: again, code: stepUp.code === '' ? null : stepUp.code };
        const { setPaymentPassword: answer } = await commit({ input });
        if (answer.__typename === 'SetPaymentPasswordPayload') return onDone();
        const broken = answer.fields?.[0]?.patternId;
        if (broken === 'samePassword') setProblem(t('set.samePassword'));
        else if (broken === 'commonPassword') setProblem(t('set.commonPassword'));
        else if (broken === 'length') setProblem(t('set.length'));
        else setProblem(answer.message ?? t('fault'));
      } catch {
        setProblem(t('fault'));
      }
    });
  const code = { value: stepUp.code, onChange: stepUp.setCode, isReadOnly: isSetting, isRequired: true };
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h4 className={styles['heading']}>{t('set.title')}</h4>
      <Notice tone="plain">{t('set.intro')}</Notice>
      <PasswordField label={t('set.password')} autoComplete="current-password" value={password} onChange={setPassword} isRequired />
      <PasswordField label={t('set.new')} autoComplete="off" value={wish} onChange={setWish} isRequired help={t('set.length')} />
      <PasswordField label={t('set.again')} autoComplete="off" value={again} onChange={setAgain} isRequired />
      {factor === 'TOTP' && <TextField {...code} label={t('proof.app')} inputMode="numeric" help={t('proof.appHelp')} />}
      {factor === 'PHONE' && (
        <CodeField
          {...code}
          label={t('proof.sms')}
          onRequest={() => void stepUp.request({ action: 'SET_PAYMENT_PASSWORD' })}
          isRequesting={stepUp.isRequesting}
          deadline={stepUp.deadline}
          isSent={stepUp.deadline !== null}
          note={stepUp.problem ?? t('proof.smsHelp', { number: hint })}
        />
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" variant="primary" wide isBusy={isSetting} disabled={password === '' || wish === '' || again === ''}>
        {t('set.submit')}
      </Button>
    </form>
  );
}
