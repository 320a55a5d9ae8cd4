import { addPayoutAccount, removePayoutAccount } from '#contract/money/payoutAccount.ts';
import { skipRememberMe } from '../../access.ts';
import { builder } from '../../builder.ts';
import { commonErrorMap, type ErrorMap, mapErrors } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { newPasswordPayload } from '../../identity/password/newPassword.ts';
import { payeeTarget } from '../../identity/stepUp/StepUpInput.ts';
import { checkedTicket, stepUpErrorMap, StepUpFailedError } from '../../identity/stepUp/stepUpRefusals.ts';
import {
  InvalidFieldsError,
  NotSignedInError,
  PasswordChangeRequiredError,
  RealAccountNeededError,
  TooManyAttemptsError,
} from '../../refusals/refusals.ts';
import { PayoutAccount, type PayoutAccountRow } from './PayoutAccount.ts';
import {
  PayeeNameMismatchError,
  PayeeTakenError,
  payoutAccountErrorMap,
  PayoutAccountGoneError,
  PayoutAccountsFullError,
} from './payoutAccountRefusals.ts';

const errorMap: ErrorMap = { ...commonErrorMap, ...stepUpErrorMap, ...payoutAccountErrorMap };

const AddPayoutAccountPayload = builder
  .objectRef<{ payoutAccount: PayoutAccountRow; viewer: Viewer }>('AddPayoutAccountPayload')
  .implement({
    description: 'The account is bound, and its owner has been told. Also one that was bound before.',
    authScopes: { member: true },
    fields: (t) => ({
      payoutAccount: t.expose('payoutAccount', { type: PayoutAccount, description: 'As it is shown from now on, masked.' }),
      viewer: t.expose('viewer', { type: Member, description: 'Read `payoutAccounts` here: it holds the new one.' }),
    }),
  });

const RemovePayoutAccountPayload = builder.objectRef<{ viewer: Viewer }>('RemovePayoutAccountPayload').implement({
  description: 'The account is taken away; what is on its way to it still arrives.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Member, description: 'Read `payoutAccounts` here: it does not hold it any more.' }),
  }),
});

const AddPayoutAccountInput = builder.inputType('AddPayoutAccountInput', {
  description: "An account of the member's own. Sealed for the operator's key on its way, and logged nowhere.",
  fields: (t) => ({
    bankCode: t.string({ description: 'The `code` of one of the banks that were offered.' }),
    holderName: t.string({ description: 'As the bank has it; every account of a member has the same.' }),
    accountNumber: t.string({ description: 'As typed; spaces and dashes are dropped.' }),
    stepUpTicket: t.string({ description: 'Of `proveStepUp` for `ADD_PAYOUT_ACCOUNT`, with this bank and number.' }),
  }),
});

const RemovePayoutAccountInput = builder.inputType('RemovePayoutAccountInput', {
  description: 'Where the member wants to be paid no more, and the proof of that wish.',
  fields: (t) => ({
    payoutAccountId: t.id({ description: 'The `id` of one in the list that the member was shown.' }),
    stepUpTicket: t.string({ description: 'What `proveStepUp` answered for the same `id`; good once, within five minutes.' }),
  }),
});

const shared = [StepUpFailedError, NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError];

builder.mutationFields((t) => ({
  addPayoutAccount: t.field({
    type: AddPayoutAccountPayload,
    description: 'Binds an account to be paid to, and tells its owner. `POST /wps/payout/accounts`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: {
      types: [InvalidFieldsError, PayeeNameMismatchError, PayeeTakenError, PayoutAccountsFullError, TooManyAttemptsError, ...shared],
    },
    args: { input: t.arg({ type: AddPayoutAccountInput, description: 'Bank, holder, number and proof.' }) },
    resolve: async (_root, { input }, context) => {
      // The one way to write the number that the proof was asked for by.
      const number = payeeTarget('', input.accountNumber).slice(1);
      checkedTicket(input.stepUpTicket);
      const payload = newPasswordPayload(addPayoutAccount.payload, { ...input, accountNumber: number });
      const payoutAccount = await context.upstream.call(addPayoutAccount, payload).catch(mapErrors(context.session, errorMap));
      return { payoutAccount, viewer: requireViewer(context) };
    },
  }),
  removePayoutAccount: t.field({
    type: RemovePayoutAccountPayload,
    description: 'Takes an account away, and tells its owner. `POST /wps/payout/accounts/remove`.',
    authScopes: { realMember: true },
    ...skipRememberMe,
    errors: { types: [PayoutAccountGoneError, ...shared] },
    args: { input: t.arg({ type: RemovePayoutAccountInput, description: 'Which one goes, with what proves who asks.' }) },
    resolve: async (_root, { input: { payoutAccountId, stepUpTicket } }, context) => {
      const payload = { payoutAccountId: callKeyIn('PayoutAccount', payoutAccountId), stepUpTicket: checkedTicket(stepUpTicket) };
      await context.upstream.call(removePayoutAccount, payload).catch(mapErrors(context.session, errorMap));
      return { viewer: requireViewer(context) };
    },
  }),
}));
