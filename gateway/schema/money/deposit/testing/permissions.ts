import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const method = encodeGlobalId('DepositMethod', 'play-money');

const none = encodeGlobalId('Deposit', 'of-nobody');

export const permissions: Permissions = {
  ownTypes: [
    'DepositMethod',
    'Fee',
    'Deposit',
    'DepositPayment',
    'TransferTarget',
    'DepositPayload',
    'CancelDepositPayload',
    'DepositConnection',
    'DepositEdge',
  ],
  ways: [
    {
      document: mutation('deposit', `(input: { methodId: "${method}", amount: "10000", idempotencyKey: "scopes-test-key" })`),
      answers: realMembersOnly('DepositPayload'),
    },
    {
      document: mutation('cancelDeposit', `(input: { depositId: "${none}" })`),
      answers: realMembersOnly('DepositGoneOnError'),
    },
  ],
  memberFields: {
    depositMethods: { ...inMemberCentre, selection: '{ id }' },
    deposits: { ...inMemberCentre, selection: '{ totalCount }' },
    deposit: { ...inMemberCentre, selection: `(id: "${none}") { id }` },
  },
};
