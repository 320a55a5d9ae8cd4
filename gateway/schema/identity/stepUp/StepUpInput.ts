import { type PayloadOf } from '#contract/call.ts';
import type { requestStepUpCode } from '#contract/identity/stepUp.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { callKeyIn } from '../../globalId.ts';

type Action = PayloadOf<typeof requestStepUpCode>;

const StepUpAction = builder.enumType('StepUpAction', {
  description: 'What a member has to prove anew who they are for.',
  values: {
    WITHDRAW: { value: 'withdraw', description: 'Paying out. Needs `amount` and `payoutAccountId`.' },
    ADD_PAYOUT_ACCOUNT: { value: 'addPayoutAccount', description: 'Binding a payout account. Needs `bankCode` and `accountNumber`.' },
    REMOVE_PAYOUT_ACCOUNT: { value: 'removePayoutAccount', description: 'Taking a payout account away. Needs `payoutAccountId`.' },
    TRANSFER_UPLINE: {
      value: 'transferUpline',
      description: 'Sending money to the upline, or as an agent to a direct downline. Needs `amount` and `receiverId`.',
    },
    SET_PAYMENT_PASSWORD: {
      value: 'setPaymentPassword',
      description: 'Setting the payment password, or another for a forgotten one: a code alone is asked for.',
    },
    CHANGE_PAYMENT_PASSWORD: { value: 'changePaymentPassword', description: 'Changing the payment password: a code alone is asked for.' },
    ENROL_AUTHENTICATOR: { value: 'enrolAuthenticator', description: 'Binding an authenticator app: a code alone is asked for.' },
  } satisfies Record<string, { value: Action['action']; description: string }>,
});

export const StepUpInput = builder.inputType('StepUpInput', {
  description:
    'One action, as it will be asked for: what is proven is good for it alone. Without what the action needs it is refused with code `BAD_USER_INPUT`.',
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

/** What each action is told apart by. What else the input names says nothing of it. */
const needs: Readonly<Record<Action['action'], readonly Exclude<keyof Given, 'action'>[]>> = {
  withdraw: ['amount', 'payoutAccountId'],
  addPayoutAccount: ['bankCode', 'accountNumber'],
  removePayoutAccount: ['payoutAccountId'],
  transferUpline: ['amount', 'receiverId'],
  setPaymentPassword: [],
  changePaymentPassword: [],
  enrolAuthenticator: [],
};

/** As the operator is told of it. A proof of less than the action needs would be good for nothing. */
export function actionOf({ action, ...given }: Given): Action {
  const needed = needs[action];
  const lacking = needed.find((name) => given[name] == null);
  if (lacking !== undefined) throw new BadInput(`\`input\` lacks \`${lacking}\`, which its action needs.`);
  const { amount, payoutAccountId, receiverId, bankCode, accountNumber } = Object.fromEntries(
    needed.map((name) => [name, given[name]]),
  ) as Partial<Record<keyof Given, string>>;
  const target =
    payoutAccountId !== undefined
      ? callKeyIn('PayoutAccount', payoutAccountId)
      : receiverId !== undefined
        ? callKeyIn('TransferReceiver', receiverId)
        : bankCode !== undefined && accountNumber !== undefined
          ? payeeTarget(bankCode, accountNumber)
          : undefined;
  return { action, ...(amount !== undefined && { amount }), ...(target !== undefined && { target }) };
}
