import type { AnswerOf } from '#contract/call.ts';
import type { walletTransfer } from '#contract/money/vendorWallet.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Money, money } from '../../Money.ts';
import { brandOf } from '../../system/site/brand.ts';

type Transfer = AnswerOf<typeof walletTransfer>;

export const TransferDirection = builder.enumType('TransferDirection', {
  description: 'Which way money goes between the main wallet and that with a vendor.',
  values: {
    IN: { description: "From the main wallet to the vendor's." },
    OUT: { description: "From the vendor's wallet back to the main one." },
  } satisfies Record<Transfer['direction'], { description: string }>,
});

const TransferStatus = builder.enumType('TransferStatus', {
  description: 'What is known of a transfer. Only `PENDING` ever changes.',
  values: {
    PENDING: {
      description:
        'The vendor has not said yet what became of it. The amount is set aside, in neither wallet, and the operator asks the vendor until it is known: do not send it again.',
    },
    DONE: { description: 'The amount lies in the wallet that it was to go to.' },
    FAILED: { description: 'The amount is back in the wallet that it came from.' },
  } satisfies Record<Transfer['status'], { description: string }>,
});

export const WalletTransfer = builder.objectRef<Transfer>('WalletTransfer').implement({
  description: "Money on its way between the member's main wallet and that with a vendor.",
  authScopes: { member: true },
  fields: (t) => ({
    id: t.id({
      description: "The operator's number for it, which the vendor knows it by too; cannot be asked for through `node`.",
      resolve: ({ transferId }) => encodeGlobalId('WalletTransfer', transferId),
    }),
    reference: t.exposeString('transferId', { description: "The operator's number for it in plain, to be quoted to customer service." }),
    walletName: t.exposeString('walletName', { description: "Name of the vendor's wallet." }),
    direction: t.expose('direction', { type: TransferDirection, description: 'Whether it goes there or comes back.' }),
    amount: t.field({
      type: Money,
      description: 'What is moved, always above zero.',
      resolve: async (moved, _args, context) => money(moved.amount, moved.currency, await brandOf(context)),
    }),
    status: t.expose('status', { type: TransferStatus, description: 'Whether it is known what became of it, and what.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the operator took it on; the first time, where the key was used before.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was known what became of it; `null` while `PENDING`.',
      resolve: ({ closeTime }) => (closeTime === null ? null : new Date(closeTime)),
    }),
  }),
});
