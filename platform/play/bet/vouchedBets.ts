import type { Kysely } from 'kysely';
import { inPages, pageSize } from '../../core/books/inPages.ts';
import type { VouchedRows } from '../../core/books/vouchedRows.ts';
import { clockSkew } from '../../core/clockSkew.ts';
import type { Database } from '../../core/store/database.ts';
import { betChecksum } from './betChecksums.ts';
import { betDayId } from './vouchedBetDays.ts';

const betsBy = (db: Kysely<Database>, column: 'transaction_id' | 'settlement_id', ids: readonly string[]) =>
  db.selectFrom('bet').select(['id', 'transaction_id', 'settlement_id', 'hold_id', 'stake', 'payout']).where(column, 'in', ids).execute();

const sumOf = <Column extends string>(rows: readonly Readonly<Record<Column, bigint>>[], column: Column): bigint =>
  rows.reduce((sum, row) => sum + row[column], 0n);

const isHeld = (bet: { readonly hold_id: string | null }): boolean => bet.hold_id !== null;
const isTaken = (bet: { readonly hold_id: string | null }): boolean => bet.hold_id === null;

/** Whether a step that was taken is behind the one it rests on. Each may be another platform's, by its own clock. */
const isBehind = (step: bigint | null, before: bigint): boolean => step === null || step >= before - BigInt(clockSkew);

/** Every bet against its checksum, the order of its steps, the sums of its day, and the transactions that took its stake and paid it out; these against their bets. */
export const vouchedBets: VouchedRows = {
  async check({ db, checksums }, progress) {
    await inPages(
      progress,
      (after) =>
        db
          .selectFrom('bet')
          .leftJoin('ledger_transaction as stake', 'stake.id', 'bet.transaction_id')
          .leftJoin('ledger_transaction as payment', 'payment.id', 'bet.settlement_id')
          .leftJoin('bet_day', (join) =>
            join
              .onRef('bet_day.member_id', '=', 'bet.member_id')
              .onRef('bet_day.business_day', '=', 'bet.business_day')
              .onRef('bet_day.category', '=', 'bet.category')
              .onRef('bet_day.vendor_code', '=', 'bet.vendor_code')
              .onRef('bet_day.status', '=', 'bet.status'),
          )
          .selectAll('bet')
          .select(['stake.id as staked', 'payment.id as paid', 'bet_day.bets as counted'])
          .where('bet.id', '>', after)
          .orderBy('bet.id')
          .limit(pageSize)
          .execute(),
      (bets) => {
        for (const { checksum, staked, paid, counted, ...bet } of bets) {
          const { id, placed_at: placedAt, settled_at: settledAt, seen_at: seenAt } = bet;
          const isInOrder = isBehind(settledAt, placedAt) && isBehind(seenAt, settledAt ?? placedAt);
          if (!isInOrder || betChecksum(checksums, bet) !== checksum) progress.found('bet', id, 'it was changed');
          if (counted === null) progress.found('bet_day', betDayId(bet), `it is missing; bet ${id} is one of its bets`);
          if (staked === null) progress.found('ledger_transaction', bet.transaction_id, `it is missing; bet ${id} rests on it`);
          if (bet.settlement_id !== null && paid === null)
            progress.found('ledger_transaction', bet.settlement_id, `it is missing; bet ${id} rests on it`);
        }
      },
    );
  },

  ownedHolds: async (db, holds) =>
    (await db.selectFrom('bet').select('hold_id').where('hold_id', 'in', holds).execute()).flatMap(({ hold_id: id }) => id ?? []),

  async checkPosted(db, transactions, found) {
    const ids = transactions.map(({ id }) => id);
    const placed = Map.groupBy(await betsBy(db, 'transaction_id', ids), (row) => row.transaction_id);
    const settled = Map.groupBy(await betsBy(db, 'settlement_id', ids), (row) => row.settlement_id);
    for (const { id, operation, isEmpty, fromHouse } of transactions) {
      const stakes = placed.get(id) ?? [];
      const payments = settled.get(id) ?? [];
      const [bet] = [...stakes, ...payments];
      // One without a posting is the tombstone of a bet that was rolled back before it came.
      if (
        operation === 'bet' ? (stakes.length === 0) !== isEmpty : stakes.length > 0 || (operation === 'settlement') !== payments.length > 0
      )
        found('ledger_transaction', id, 'its bet is missing, or there is one too many');
      // A stake reaches the house when it is taken, or with the outcome where it was set aside.
      else if (
        bet &&
        sumOf(payments, 'payout') - sumOf(stakes.filter(isTaken), 'stake') - sumOf(payments.filter(isHeld), 'stake') !== fromHouse
      )
        found('bet', bet.id, 'stake and payout are not what was posted');
    }
  },
};
