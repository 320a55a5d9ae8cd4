import { type PayloadOf } from '#contract/call.ts';
import type { requestStepUpCode } from '#contract/identity/stepUp.ts';
import { BadInput } from '../../badInput.ts';
import { builder } from '../../builder.ts';
import { callKeyIn } from '../../globalId.ts';

type Action = PayloadOf<typeof requestStepUpCode>;

const StepUpAction = builder.enumType('StepUpAction', {
  description: 'What a member has to prove anew who they are for.',
  values: {
    WITHDRAW: { value: 'withdraw', description: 'Paying out. Needs `amount` and `payoutAccountId`.' },
    ADD_PAYOUT_ACCOUNT: { value: 'addPayoutAccount', description: 'Binding a payout account. Needs `bankCode` and `accountNumber`.' },
    REMOVE_PAYOUT_ACCOUNT: { value: 'removePayoutAccount', description: 'Taking one away. Needs `payoutAccountId`.' },
    TRANSFER_UPLINE: {
      value: 'transferUpline',
      description: 'Sending money to the upline, or as an agent to a direct downline. Needs `amount` and `receiverId`.',
    },
    SET_PAYMENT_PASSWORD: {
      value: 'setPaymentPassword',
      description: 'Setting the payment password, or another for a forgotten one: a code alone is asked for.',
    },
    CHANGE_PAYMENT_PASSWORD: { value: 'changePaymentPassword', description: 'Changing the payment password: a code alone is asked for.' },
  } satisfies Record<string, { value: Action['action']; description: string }>,
});

export const StepUpInput = builder.inputType('StepUpInput', {
  description: 'One action, as it will be asked for: what is proven is good for it alone.',
  fields: (t) => ({
    action: t.field({ type: StepUpAction, description: 'What will be done.' }),
    amount: t.field({ type: 'Decimal', required: false, description: 'How much will be moved; left out where nothing is.' }),
    payoutAccountId: t.id({ required: false, description: 'The `id` of the account to be paid to, or to be taken away.' }),
    receiverId: t.id({ required: false, description: 'The `id` of the member who will be sent money.' }),
    bankCode: t.string({ required: false, description: 'The `code` of the bank of an account that will be bound.' }),
    accountNumber: t.string({ required: false, description: 'The number of an account that will be bound, as typed.' }),
  }),
});

type Given = (typeof StepUpInput)['$inferInput'];

/** Bank and number as the proof of a binding names them, whatever people put between the digits. */
export const payeeTarget = (bankCode: string, accountNumber: string): string => {
  const target = `${bankCode} ${accountNumber.replace(/[\s.-]/g, '').toUpperCase()}`;
  if (target.length > 200) throw new BadInput('`accountNumber` is longer than any bank has it.');
  return target;
};

/** As the operator is told of it. */
export function actionOf({ action, amount, payoutAccountId, receiverId, bankCode, accountNumber }: Given): Action {
  const target =
    payoutAccountId != null
      ? callKeyIn('PayoutAccount', payoutAccountId)
      : receiverId != null
        ? callKeyIn('TransferReceiver', receiverId)
        : bankCode != null && accountNumber != null
          ? payeeTarget(bankCode, accountNumber)
          : undefined;
  return { action, ...(amount != null && { amount }), ...(target !== undefined && { target }) };
}
