import type { AnswerOf } from '#contract/call.ts';
import { recallWallets, walletTransfer } from '#contract/money/vendorWallet.ts';
import { builder } from '../../builder.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { PlayPausedError } from '../../identity/playLimit/playPaused.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { checkedKey, keyDescription } from '../../input/idempotencyKey.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';
import { AmountOutOfRangeError } from '../deposit/depositRefusals.ts';
import { InsufficientBalanceError } from '../wallet/InsufficientBalanceError.ts';
import { MoneyMaintenanceError } from '../wallet/MoneyMaintenanceError.ts';
import { vendorWalletErrorMap, WalletUnavailableError } from './vendorWalletRefusals.ts';
import { TransferDirection, WalletTransfer } from './WalletTransfer.ts';

type Transfer = AnswerOf<typeof walletTransfer>;

const repetition = 'tells how the first one stands';
/** Characters of a vendor's code. */
const longestVendor = 32;

const TransferFundsPayload = builder.objectRef<{ transfer: Transfer; viewer: Viewer }>('TransferFundsPayload').implement({
  description: 'The transfer, and the member whose wallets follow from it.',
  authScopes: { member: true },
  fields: (t) => ({
    transfer: t.expose('transfer', {
      type: WalletTransfer,
      description: 'As it stands by now: `PENDING` where the vendor did not answer in time.',
    }),
    viewer: t.expose('viewer', { type: Member, description: 'Read `wallets` here, so that what is shown is what lies there after it.' }),
  }),
});

const TransferFundsInput = builder.inputType('TransferFundsInput', {
  description: 'What to move between the main wallet and that with a vendor.',
  fields: (t) => ({
    walletId: t.id({ description: '`id` of one of `Wallets.vendorWallets`; others are refused.' }),
    direction: t.field({ type: TransferDirection, description: 'There or back.' }),
    amount: t.field({ type: 'Decimal', description: 'In the currency of the member; one or more.' }),
    idempotencyKey: t.id({ description: keyDescription(repetition) }),
  }),
});

builder.mutationField('transferFunds', (t) =>
  t.field({
    type: TransferFundsPayload,
    description:
      'Moves money between wallets. `POST /wps/v2/wallets/transfer`, with `idempotencyKey` as its `Idempotency-Key`. The sum of all wallets stays the same.',
    authScopes: { realMember: true },
    errors: {
      types: [
        NotSignedInError,
        PasswordChangeRequiredError,
        AmountOutOfRangeError,
        InsufficientBalanceError,
        WalletUnavailableError,
        RealAccountNeededError,
        PlayPausedError,
        MoneyMaintenanceError,
      ],
    },
    args: { input: t.arg({ type: TransferFundsInput, description: 'Wallet, direction, amount and key of this one transfer.' }) },
    resolve: async (_root, { input }, context) => {
      const payload = {
        vassalage: callKeyIn('VendorWallet', input.walletId, longestVendor),
        direction: input.direction,
        amount: input.amount,
      };
      const options = { idempotencyKey: checkedKey(input.idempotencyKey) };
      const transfer = await context.upstream
        .call(walletTransfer, payload, options)
        .catch(mapErrors(context.session, vendorWalletErrorMap));
      return { transfer, viewer: requireViewer(context) };
    },
  }),
);

const RecallFundsPayload = builder.objectRef<{ transfers: readonly Transfer[]; viewer: Viewer }>('RecallFundsPayload').implement({
  description: 'What was brought back, and the member whose wallets follow from it.',
  authScopes: { member: true },
  fields: (t) => ({
    transfers: t.field({
      type: [WalletTransfer],
      description: 'One for each wallet that held something, as it stands by now; empty where none did.',
      resolve: ({ transfers }) => [...transfers],
    }),
    viewer: t.expose('viewer', { type: Member, description: 'Read `wallets` here, so that what is shown is what lies there after it.' }),
  }),
});

const RecallFundsInput = builder.inputType('RecallFundsInput', {
  description: 'Brings everything back to the main wallet.',
  fields: (t) => ({ idempotencyKey: t.id({ description: keyDescription(repetition) }) }),
});

builder.mutationField('recallFunds', (t) =>
  t.field({
    type: RecallFundsPayload,
    description:
      'Brings all that lies with vendors back to the main wallet. `POST /wps/v2/wallets/recall`, with `idempotencyKey` as its `Idempotency-Key`.',
    authScopes: { realMember: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError, MoneyMaintenanceError] },
    args: {
      input: t.arg({
        type: RecallFundsInput,
        description: 'Holds the idempotency key alone: every wallet is emptied, so there is nothing else to say.',
      }),
    },
    resolve: async (_root, { input }, context) => {
      const options = { idempotencyKey: checkedKey(input.idempotencyKey) };
      const { transfers } = await context.upstream.call(recallWallets, {}, options).catch(mapErrors(context.session, vendorWalletErrorMap));
      return { transfers, viewer: requireViewer(context) };
    },
  }),
);
