import { encodeGlobalId } from '../../../globalId.ts';
import { inMemberCentre, mutation, type Permissions, realMembersOnly } from '../../../testing/Permissions.ts';

const wallet = encodeGlobalId('VendorWallet', 'DLT');

export const permissions: Permissions = {
  ownTypes: ['Wallets', 'VendorWallet', 'WalletTransfer', 'TransferFundsPayload', 'RecallFundsPayload'],
  ways: [
    {
      document: mutation(
        'transferFunds',
        `(input: { walletId: "${wallet}", direction: IN, amount: "1", idempotencyKey: "scopes-transfer-key" })`,
      ),
      answers: realMembersOnly('TransferFundsPayload'),
    },
    {
      document: mutation('recallFunds', '(input: { idempotencyKey: "scopes-recall-key" })'),
      answers: realMembersOnly('RecallFundsPayload'),
    },
  ],
  memberFields: { wallets: { ...inMemberCentre, selection: '{ isSingle }' } },
};
