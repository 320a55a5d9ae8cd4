import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const account = encodeGlobalId('PayoutAccount', 'no-such-account');
const withdrawal = encodeGlobalId('Withdrawal', 'no-such-withdrawal');

export const permissions: Permissions = {
  ownTypes: [
    'Withdrawal',
    'WithdrawalStep',
    'WithdrawalTerms',
    'WithdrawalConnection',
    'WithdrawalEdge',
    'WithdrawPayload',
    'ConfirmWithdrawalPayload',
  ],
  ways: [
    {
      document: mutation(
        'withdraw',
        `(input: { payoutAccountId: "${account}", amount: "10000", stepUpTicket: "made-up", idempotencyKey: "scopes-test-withdraw" })`,
      ),
      answers: realMembersOnly('PayoutAccountGoneError'),
    },
    {
      document: mutation('confirmWithdrawal', `(input: { withdrawalId: "${withdrawal}", received: true })`),
      answers: realMembersOnly('WithdrawalGoneError'),
    },
  ],
  memberFields: {
    withdrawalTerms: { ...inMemberCentre, selection: '{ dailyCount }' },
    withdrawals: { ...inMemberCentre, selection: '{ edges { node { id } } }' },
  },
};
