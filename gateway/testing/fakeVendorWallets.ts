import { accessRefusals } from '#contract/accessRefusals.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { type Account, fakePauseOf, type TransferRow } from './fakeAccount.ts';
import { fakeOnce } from './fakeOnce.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { decimal, tenThousandths } from './tenThousandths.ts';

const names: Readonly<Record<string, string>> = { DLT: 'Delta Nine' };
const bounds = { minAmount: '1', maxAmount: '1000000000000' };

function move(
  { account, now }: { readonly account: Account; readonly now: number },
  vassalage: string,
  direction: 'IN' | 'OUT',
  amount: bigint,
): TransferRow {
  const signed = direction === 'IN' ? amount : -amount;
  const after = (account.wallets.get(vassalage) ?? 0n) + signed;
  if (after < 0n || account.balance - signed < 0n) throw new FakeRefusal('insufficient_balance');
  account.balance -= signed;
  account.wallets.set(vassalage, after);
  const row: TransferRow = {
    transferId: `t-${account.transfers.length + 1}`,
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
      move({ account, now: context.now }, vassalage, direction, amount),
    );
  },
  recallWallets: (_payload, context) =>
    fakeOnce<AnswerOf<Calls['recallWallets']>>(context, 'recallWallets', {}, (account) => ({
      transfers: [...account.wallets]
        .filter(([, held]) => held > 0n)
        .map(([code, held]) => move({ account, now: context.now }, code, 'OUT', held)),
    })),
} satisfies Partial<FakeHandlers>;
