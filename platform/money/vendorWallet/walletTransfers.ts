import type { Kysely } from 'kysely';
import { systemActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import { MoneyMaintenance, type OpenTransaction } from '../../core/ledger/ledger.ts';
import { type MemberPurpose, vendorPurpose } from '../../core/ledger/accounts/purposes.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { VendorOutcome, VendorWallets } from '../../providers/vendor/vendorWallets.ts';
import { askVendor } from './askVendor.ts';
import { openedWallets } from './openedWallets.ts';
import { begunChecksum, closedChecksum, type WalletTransfer } from './walletTransferChecksums.ts';

/** What is to be moved. */
export interface TransferOrder {
  readonly memberId: string;
  readonly vendorCode: string;
  readonly direction: 'IN' | 'OUT';
  /** Ten-thousandths. */
  readonly amount: bigint;
}

/** The vendor has not said yet what became of a transfer. */
export class OutcomeUnknown extends Error {}

/** Transfers between a member's main wallet and those with vendors: the amount is set aside, the vendor is told, and what it answers ends them. */
export interface WalletTransfers {
  /**
   * Begins one, tells the vendor, and answers how it stands: `PENDING` where the vendor did not say in time. The same key again answers how it
   * stands by then, and tells the vendor nothing. Throws `InsufficientBalance`, `AmountNotAboveZero`, `IdempotencyMismatch`;
   * refuses wallet_unavailable, and play_paused towards a vendor.
   */
  transfer(order: TransferOrder, key: string): Promise<WalletTransfer>;
  /** Brings back all that lies with these vendors, likewise: one transfer for each that holds something. */
  recall(memberId: string, vendorCodes: readonly string[], key: string): Promise<readonly WalletTransfer[]>;
  /** Asks the vendor what became of a transfer, and ends it; one that the vendor never heard of comes to nothing. Throws `OutcomeUnknown`. */
  resolve(transferId: string): Promise<void>;
}

export interface WalletTransferParts extends PlatformParts {
  readonly playLimits: PlayLimits;
  readonly vendorWallets: VendorWallets;
}

/** Milliseconds that a vendor has for its answer, and after which it is asked what became of the transfer. */
const patience = 5_000;
const firstQuestion = 15_000;

export function createWalletTransfers(parts: WalletTransferParts): WalletTransfers {
  const { audit, brand, db, ledger, clock, checksums, jobs, playLimits, vendorWallets } = parts;

  const begin = async (transaction: OpenTransaction, { memberId, vendorCode, direction, amount }: TransferOrder): Promise<string> => {
    const { currency } = await transaction.cashOf(memberId);
    // What lies in a wallet that is kept no more may always come back.
    const isKept = brand.vendorWallets.includes(vendorCode);
    if (!isKept && (direction === 'IN' || !(await openedWallets(transaction.db, memberId)).has(vendorCode)))
      throw new CallRefusal('wallet_unavailable');
    // Money at a vendor can be played with, so a pause keeps it from going there; it may always come back.
    if (direction === 'IN') await playLimits.requireOpen(transaction.db, memberId);
    const holdId = await transaction.hold(memberId, amount, direction === 'IN' ? 'cash' : vendorPurpose(vendorCode));
    const row = {
      id: newId(parts),
      member_id: memberId,
      vendor_code: vendorCode,
      direction,
      amount,
      currency,
      transaction_id: transaction.id,
      hold_id: holdId,
      created_at: BigInt(clock.now()),
    };
    await transaction.db
      .insertInto('wallet_transfer')
      .values({ ...row, status: 'PENDING', settlement_id: null, closed_at: null, checksum: begunChecksum(checksums, row) })
      .execute();
    await jobs.enqueue(transaction.db, askVendor, { transferId: row.id }, { key: row.id, dueAt: clock.now() + firstQuestion });
    return row.id;
  };

  const close = async (transferId: string, outcome: VendorOutcome): Promise<void> => {
    const { member_id: memberId } = await rowOf(db, transferId);
    // The vendor's word ends the transfer, not whoever asked: an event of its own, in the system's name.
    const facts = { actor: systemActor, action: 'walletTransferClosed' };
    const settle = async (transaction: OpenTransaction) => {
      // Before the transfer's row: whoever begins or plays holds it first as well.
      const cash = await transaction.cashOf(memberId);
      const row = await forUpdate(
        transaction.db.selectFrom('wallet_transfer').selectAll().where('id', '=', transferId),
      ).executeTakeFirstOrThrow();
      const { direction, hold_id: hold, vendor_code: vendorCode } = row;
      const goesToVendor = (direction === 'IN') === (outcome === 'DONE');
      const target: MemberPurpose = goesToVendor ? vendorPurpose(vendorCode) : 'cash';
      const { id: account } = target === 'cash' ? cash : await transaction.accountOf(memberId, target, row.currency);
      await transaction.capture(hold, account);
      const closed = {
        status: outcome === 'DONE' ? ('DONE' as const) : ('FAILED' as const),
        settlement_id: transaction.id,
        closed_at: BigInt(clock.now()),
      };
      await transaction.db
        .updateTable('wallet_transfer')
        .set({ ...closed, checksum: vouched(closedChecksum(checksums, { ...row, ...closed })) })
        .where('id', '=', transferId)
        .execute();
    };
    // The account record tells what has come from what has come back.
    const identity =
      outcome === 'DONE'
        ? { memberId, operation: 'walletTransferClosed', key: transferId }
        : { memberId, operation: 'walletTransferReturned', key: transferId };
    await audit.attributed(facts, () => ledger.once(identity, { outcome }, settle));
  };

  /** Told once: whoever gets no answer asks for the outcome, and never tells the vendor again. */
  const tell = async (transferId: string): Promise<void> => {
    const row = await rowOf(db, transferId);
    const order = { reference: row.id, vendorCode: row.vendor_code, memberId: row.member_id, direction: row.direction, amount: row.amount };
    const outcome = await within(patience, vendorWallets.transfer({ ...order, currency: row.currency })).catch(() => undefined);
    if (outcome === undefined) return;
    await close(transferId, outcome).catch((error: unknown) => {
      // Money stopped meanwhile, and a refusal would say that none was moved: the transfer waits as one whose answer was lost.
      if (!(error instanceof MoneyMaintenance)) throw error;
    });
  };

  const rowsOf = (store: Kysely<Database>, transactionId: string) =>
    store.selectFrom('wallet_transfer').selectAll().where('transaction_id', '=', transactionId).orderBy('id').execute();

  /** Begins transfers once for a key; tells vendors of those that this call has begun. */
  const beginOnce = async (
    identity: { readonly memberId: string; readonly operation: string; readonly key: string },
    payload: object,
    work: (transaction: OpenTransaction) => Promise<readonly string[]>,
  ): Promise<readonly WalletTransfer[]> => {
    let own = '';
    const transactionId = await ledger.once<string>(
      identity,
      payload,
      async (transaction) => {
        await work(transaction);
        return (own = transaction.id);
      },
      async (_db, id) => id,
    );
    if (transactionId === own) await Promise.all((await rowsOf(db, transactionId)).map(({ id }) => tell(id)));
    return rowsOf(db, transactionId);
  };

  return {
    async transfer(order, key) {
      const { memberId, vendorCode, direction, amount } = order;
      const [row] = await beginOnce(
        { memberId, operation: 'walletTransfer', key },
        { vendorCode, direction, amount },
        async (transaction) => [await begin(transaction, order)],
      );
      if (!row) throw new Error('the transfer of a transaction is missing');
      return row;
    },
    recall: (memberId, vendorCodes, key) =>
      beginOnce({ memberId, operation: 'walletRecall', key }, {}, async (transaction) => {
        const { currency } = await transaction.cashOf(memberId);
        const begun: string[] = [];
        // Only those that were ever opened: a member has no record of a wallet that nothing has happened on.
        const opened = await openedWallets(transaction.db, memberId);
        for (const vendorCode of vendorCodes.filter((code) => opened.has(code)).toSorted()) {
          const { balance } = await transaction.accountOf(memberId, vendorPurpose(vendorCode), currency);
          if (balance > 0n) begun.push(await begin(transaction, { memberId, vendorCode, direction: 'OUT', amount: balance }));
        }
        return begun;
      }),
    async resolve(transferId) {
      const row = await rowOf(db, transferId);
      if (row.status !== 'PENDING') return;
      const asked = { reference: row.id, vendorCode: row.vendor_code };
      const unknown = (cause: unknown) =>
        Promise.reject(new OutcomeUnknown('the vendor does not say what became of a transfer', { cause }));
      const said = await within(patience, vendorWallets.outcomeOf(asked)).catch(unknown);
      await close(transferId, said === 'ABSENT' ? await within(patience, vendorWallets.abandon(asked)).catch(unknown) : said);
    },
  };
}

const rowOf = (db: Kysely<Database>, transferId: string): Promise<WalletTransfer> =>
  db.selectFrom('wallet_transfer').selectAll().where('id', '=', transferId).executeTakeFirstOrThrow();

/** Rejects where it takes longer than so many milliseconds; what comes after that is not listened to. */
async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), milliseconds);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
