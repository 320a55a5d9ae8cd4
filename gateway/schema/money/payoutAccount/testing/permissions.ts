import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const account = encodeGlobalId('PayoutAccount', 'no-such-account');

export const permissions: Permissions = {
  ownTypes: ['PayoutAccount', 'PayoutAccounts', 'PayoutBank', 'AddPayoutAccountPayload', 'RemovePayoutAccountPayload'],
  ways: [
    {
      document: mutation(
        'addPayoutAccount',
        '(input: { bankCode: "RIVER", holderName: "Heron", accountNumber: "0071001234567", stepUpTicket: "made-up" })',
      ),
      answers: realMembersOnly('StepUpFailedError'),
    },
    {
      document: mutation('removePayoutAccount', `(input: { payoutAccountId: "${account}", stepUpTicket: "made-up" })`),
      answers: realMembersOnly('StepUpFailedError'),
    },
  ],
  memberFields: { payoutAccounts: { ...inMemberCentre, selection: '{ maxAccounts }' } },
};
