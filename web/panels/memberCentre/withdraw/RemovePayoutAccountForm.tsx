import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards/ChoiceCards.tsx';
import { Form } from '../../../ui/Form/Form.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { StepUpFields } from '../stepUp/StepUpFields.tsx';
import { usePayoutChange } from './usePayoutChange.ts';
import { useStepUp } from '../stepUp/useStepUp.ts';
import type { RemovePayoutAccountForm_payouts$key } from './__generated__/RemovePayoutAccountForm_payouts.graphql.ts';
import type { RemovePayoutAccountFormMutation } from './__generated__/RemovePayoutAccountFormMutation.graphql.ts';

export interface RemovePayoutAccountFormProps {
  payouts: RemovePayoutAccountForm_payouts$key;
  factor: string;
  hint: string;
  onDone: () => void;
}

/** Takes away an account that the member wants to be paid to no more. */
export function RemovePayoutAccountForm({ payouts, factor, hint, onDone }: RemovePayoutAccountFormProps) {
  const { t } = useTranslation('withdraw');
  const { accounts } = useFragment(
    graphql`
      fragment RemovePayoutAccountForm_payouts on PayoutAccounts {
        accounts {
          id
          bankName
          holderName
          accountNumber
        }
      }
    `,
    payouts,
  );
  const [chosen, setChosen] = useState(accounts[0]?.id ?? '');
  // Removed in another tab, say: no other one is to go in its place.
  const isGone = !accounts.some(({ id }) => id === chosen);
  const [commit] = useCommit<RemovePayoutAccountFormMutation>(graphql`
    mutation RemovePayoutAccountFormMutation($input: RemovePayoutAccountInput!) @raw_response_type {
      removePayoutAccount(input: $input) {
        __typename
        ... on RemovePayoutAccountPayload {
          viewer {
            id
            payoutAccounts {
              ...PayoutAccountForm_payouts
              ...RemovePayoutAccountForm_payouts
              ...WithdrawForm_payouts
            }
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const stepUp = useStepUp({ action: 'REMOVE_PAYOUT_ACCOUNT', payoutAccountId: chosen });
  const { problem, isBusy, requestCode, submit } = usePayoutChange(stepUp, async (stepUpTicket) => {
    const { removePayoutAccount: answer } = await commit({ input: { payoutAccountId: chosen, stepUpTicket } });
    if (answer.__typename !== 'RemovePayoutAccountPayload') return answer.message ?? t('fault');
    onDone();
    return null;
  });
  return (
    <Form
      heading={t('remove.title')}
      submit={t('remove.submit')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={isGone}
      needsAll
      onSubmit={submit}
    >
      <Notice tone="plain">{t('remove.intro')}</Notice>
      <ChoiceCards
        label={t('remove.which')}
        name="removedAccount"
        options={accounts.map(({ id, bankName, holderName, accountNumber }) => ({
          value: id,
          title: `${bankName} ${accountNumber}`,
          lines: [holderName],
        }))}
        value={chosen}
        onChange={setChosen}
        isDisabled={isBusy}
      />
      <StepUpFields stepUp={stepUp} factor={factor} hint={hint} onRequest={requestCode} isReadOnly={isBusy} />
    </Form>
  );
}
