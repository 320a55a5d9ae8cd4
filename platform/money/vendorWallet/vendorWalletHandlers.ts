import type { AnswerOf } from '#contract/call.ts';
import type { walletTransfer } from '#contract/money/vendorWallet.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Vendors } from '../../play/vendor/createVendors.ts';
import { openedWallets } from './openedWallets.ts';
import type { WalletTransfer } from './walletTransferChecksums.ts';
import type { WalletTransfers } from './walletTransfers.ts';

/** Transfers that are told beside those that are under way. */
const latest = 10;
/** What one transfer moves, in decimals of the member's currency. */
const bounds = { minAmount: '1', maxAmount: '1000000000000' };

interface Needs extends PlatformParts {
  readonly vendorRows: Vendors;
  readonly walletTransfers: WalletTransfers;
}

export function vendorWalletHandlers({
  db,
  brand,
  ledger,
  vendorRows,
  walletTransfers,
}: Needs): Pick<Handlers, 'merchantWallet' | 'walletTransfer' | 'recallWallets'> {
  const namesOf = async () => new Map((await vendorRows.read()).map(({ code, name }) => [code, name]));
  const told = (row: WalletTransfer, names: ReadonlyMap<string, string>): AnswerOf<typeof walletTransfer> => ({
    transferId: row.id,
    vassalage: row.vendor_code,
    walletName: names.get(row.vendor_code) ?? row.vendor_code,
    direction: row.direction,
    amount: writeAmount(row.amount),
    currency: row.currency,
    status: row.status,
    createTime: Number(row.created_at),
    closeTime: row.closed_at === null ? null : Number(row.closed_at),
  });

  /** The wallets that a member has: those that the brand's vendors keep, and what lies in one that is kept no more, until it was brought back. */
  const walletsOf = async (memberId: string): Promise<ReadonlyMap<string, bigint>> => {
    const opened = await openedWallets(db, memberId);
    const left = [...opened].filter(([, balance]) => balance > 0n).map(([code]) => code);
    return new Map([...brand.vendorWallets, ...left].map((code) => [code, opened.get(code) ?? 0n]));
  };

  const transfersOf = (memberId: string) =>
    db.selectFrom('wallet_transfer').selectAll().where('member_id', '=', memberId).orderBy('id', 'desc');

  return {
    async merchantWallet(_payload, { member: { memberId } }) {
      const [{ amount, currency }, vendors, held, pending, ended] = await Promise.all([
        ledger.balance(memberId),
        vendorRows.read(),
        walletsOf(memberId),
        transfersOf(memberId).where('status', '=', 'PENDING').execute(),
        transfersOf(memberId).where('status', '<>', 'PENDING').limit(latest).execute(),
      ]);
      const names = new Map(vendors.map(({ code, name }) => [code, name]));
      const wallets = vendors
        .filter(({ code }) => held.has(code))
        .map(({ code, name }) => ({ vassalage: code, walletName: name, balance: writeAmount(held.get(code) ?? 0n) }));
      return {
        isSingle: held.size === 0,
        balance: writeAmount(amount),
        currency,
        wallets,
        transfers: [...pending, ...ended].toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((row) => told(row, names)),
      };
    },

    async walletTransfer({ vassalage, direction, amount: text }, { member: { memberId }, idempotencyKey }) {
      const amount = parseAmount(text);
      if (amount < parseAmount(bounds.minAmount) || amount > parseAmount(bounds.maxAmount))
        throw new CallRefusal('amount_out_of_range', bounds);
      return told(await walletTransfers.transfer({ memberId, vendorCode: vassalage, direction, amount }, idempotencyKey), await namesOf());
    },

    async recallWallets(_payload, { member: { memberId }, idempotencyKey }) {
      const rows = await walletTransfers.recall(memberId, [...(await walletsOf(memberId)).keys()], idempotencyKey);
      const names = await namesOf();
      return { transfers: rows.map((row) => told(row, names)) };
    },
  };
}
