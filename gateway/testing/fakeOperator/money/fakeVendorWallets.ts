import { accessRefusals } from '#contract/accessRefusals.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { type Account, fakePauseOf, type TransferRow } from '../fakeAccount.ts';
import { fakeBook, fakeVendorWallet } from './fakeBook.ts';
import { fakeOnce } from '../fakeOnce.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

const names: Readonly<Record<string, string>> = { DLT: 'Delta Nine' };
const bounds = { minAmount: '1', maxAmount: '1000000000000' };

interface Wish {
  readonly operation: 'walletTransfer' | 'walletRecall';
  readonly vassalage: string;
  readonly direction: 'IN' | 'OUT';
  readonly amount: bigint;
  readonly now: number;
}

function move(account: Account, { operation, vassalage, direction, amount, now }: Wish): TransferRow {
  const vendor = fakeVendorWallet(vassalage);
  const [from, to] = direction === 'IN' ? (['cash', vendor] as const) : ([vendor, 'cash'] as const);
  if (amount > (direction === 'IN' ? account.balance : (account.wallets.get(vassalage) ?? 0n)))
    throw new FakeRefusal('insufficient_balance');
  const transferId = `t-${account.transfers.length + 1}`;
  fakeBook(account, { wallet: from, kind: `${operation}_HOLD`, amount: -amount, reference: transferId, time: now });
  fakeBook(account, { wallet: to, kind: 'walletTransferClosed_RELEASE', amount, reference: transferId, time: now });
  const row: TransferRow = {
    transferId,
    vassalage,
    walletName: names[vassalage] ?? vassalage,
    direction,
    amount: decimal(amount),
    currency: 'PLAY',
    status: 'DONE',
    createTime: now,
    closeTime: now,
  };
  account.transfers = [row, ...account.transfers];
  return row;
}

/** A wallet with one vendor; whatever is moved is moved at once. */
export const fakeVendorWallets = {
  merchantWallet: (_payload, context) => {
    const { balance, wallets, transfers } = fakeOwner(context);
    return {
      isSingle: false,
      balance: decimal(balance),
      currency: 'PLAY',
      wallets: [...wallets].map(([vassalage, held]) => ({ vassalage, walletName: names[vassalage] ?? vassalage, balance: decimal(held) })),
      transfers: transfers.slice(0, 10),
    };
  },
  walletTransfer: ({ vassalage, direction, amount: text }, context) => {
    const pause = fakePauseOf(fakeOwner(context), context.now);
    if (direction === 'IN' && pause) throw new FakeRefusal(accessRefusals.paused, pause);
    if (!fakeOwner(context).wallets.has(vassalage)) throw new FakeRefusal('wallet_unavailable');
    const amount = tenThousandths(text);
    if (amount < tenThousandths(bounds.minAmount) || amount > tenThousandths(bounds.maxAmount))
      throw new FakeRefusal('amount_out_of_range', bounds);
    return fakeOnce(context, 'walletTransfer', { vassalage, direction, amount: decimal(amount) }, (account) =>
      move(account, { operation: 'walletTransfer', vassalage, direction, amount, now: context.now }),
    );
  },
  recallWallets: (_payload, context) =>
    fakeOnce<AnswerOf<Calls['recallWallets']>>(context, 'recallWallets', {}, (account) => ({
      transfers: [...account.wallets]
        .filter(([, held]) => held > 0n)
        .map(([vassalage, amount]) => move(account, { operation: 'walletRecall', vassalage, direction: 'OUT', amount, now: context.now })),
    })),
} satisfies Partial<FakeHandlers>;
