import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Form } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import styles from './WithdrawPage.module.css';
import { StepUpFields } from '../stepUp/StepUpFields.tsx';
import { usePayoutChange } from './usePayoutChange.ts';
import { useStepUp } from '../stepUp/useStepUp.ts';
import type { PayoutAccountForm_payouts$key } from './__generated__/PayoutAccountForm_payouts.graphql.ts';
import type { PayoutAccountFormMutation } from './__generated__/PayoutAccountFormMutation.graphql.ts';

export interface PayoutAccountFormProps {
  payouts: PayoutAccountForm_payouts$key;
  factor: string;
  hint: string;
  onDone: () => void;
}

/** Binds an account of the member's own; from then on it is shown masked. */
export function PayoutAccountForm({ payouts, factor, hint, onDone }: PayoutAccountFormProps) {
  const { t } = useTranslation('withdraw');
  const { banks, coolingHours, accounts } = useFragment(
    graphql`
      fragment PayoutAccountForm_payouts on PayoutAccounts {
        coolingHours
        banks {
          code
          name
        }
        accounts {
          id
        }
      }
    `,
    payouts,
  );
  const [bankCode, setBank] = useState(banks[0]?.code ?? '');
  const [holderName, setHolder] = useState('');
  const [accountNumber, setNumber] = useState('');
  const [commit] = useCommit<PayoutAccountFormMutation>(graphql`
    mutation PayoutAccountFormMutation($input: AddPayoutAccountInput!) @raw_response_type {
      addPayoutAccount(input: $input) {
        __typename
        ... on AddPayoutAccountPayload {
          viewer {
            id
            payoutAccounts {
              ...PayoutAccountForm_payouts
              ...RemovePayoutAccountForm_payouts
              ...WithdrawForm_payouts
            }
          }
        }
        ... on InvalidFieldsError {
          fields {
            name
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const stepUp = useStepUp({ action: 'ADD_PAYOUT_ACCOUNT', bankCode, accountNumber });
  const { problem, isBusy, requestCode, submit } = usePayoutChange(stepUp, async (stepUpTicket) => {
    const { addPayoutAccount: answer } = await commit({ input: { bankCode, holderName, accountNumber, stepUpTicket } });
    if (answer.__typename === 'AddPayoutAccountPayload') {
      onDone();
      return null;
    }
    const name = answer.fields?.[0]?.name;
    if (name === undefined) return answer.message ?? t('fault');
    return t(name === 'holderName' ? 'account.badHolder' : 'account.badNumber');
  });
  return (
    <Form heading={t('account.title')} submit={t('account.submit')} problem={problem} isBusy={isBusy} needsAll onSubmit={submit}>
      <Notice tone="plain">
        {accounts.length > 0 ? t('account.rests', { count: coolingHours, hours: coolingHours }) : t('account.intro')}
      </Notice>
      <label className={styles['choice']}>
        <span>{t('account.bank')}</span>
        <Select value={bankCode} disabled={isBusy} onChange={setBank}>
          {banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <TextField label={t('account.holder')} value={holderName} onChange={setHolder} autoComplete="name" isRequired isReadOnly={isBusy} />
      <TextField
        label={t('account.number')}
        value={accountNumber}
        onChange={setNumber}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        isReadOnly={isBusy}
      />
      <StepUpFields stepUp={stepUp} factor={factor} hint={hint} onRequest={requestCode} isReadOnly={isBusy} />
    </Form>
  );
}
