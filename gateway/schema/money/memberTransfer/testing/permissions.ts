import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const receiver = encodeGlobalId('TransferReceiver', 'no-such-member');

export const permissions: Permissions = {
  ownTypes: ['MemberTransferTerms', 'TransferReceiver', 'MemberTransfer', 'TransferToMemberPayload'],
  ways: [
    {
      document: mutation(
        'transferToMember',
        `(input: { receiverId: "${receiver}", amount: "10000", stepUpTicket: "made-up", idempotencyKey: "scopes-member-transfer" })`,
      ),
      answers: realMembersOnly('StepUpFailedError'),
    },
  ],
  memberFields: { memberTransferTerms: { ...inMemberCentre, selection: '{ isOpen }' } },
};
