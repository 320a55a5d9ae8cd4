import type { Kysely } from 'kysely';
import { writeAmount } from '../../core/ledger/amount.ts';
import { NotReversible, type Reversals } from '../../core/ledger/reversals.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { insertOnce } from '../../core/store/insertOnce.ts';
import type { Correction } from './correctionTables.ts';

/** The same person has proposed it: another has to decide. */
export class NeedsSecondOperator extends Error {}
/** It was decided before, or never proposed. */
export class NotOpen extends Error {}
/** There is no such transaction, it is another member's, or it cannot be taken back. */
export class NothingToReverse extends Error {}

export type Proposal = { readonly id: string; readonly memberId: string; readonly reason: string; readonly by: string } & (
  | { readonly kind: 'credit' | 'debit'; readonly amount: bigint }
  | { readonly kind: 'reversal'; readonly transactionId: string }
);

/** What is put right by hand: proposed by one operator and decided by another. Nothing is posted before. */
export interface Corrections {
  /** Throws `NothingToReverse`; `DuplicateSubmission` where there is one of that id. */
  propose(proposal: Proposal): Promise<Correction>;
  /**
   * Posts it, once, as a ledger transaction of the member. Throws `NeedsSecondOperator`, `NotOpen`, `NothingToReverse`, `InsufficientBalance`
   * where a member has spent the money since, `MoneyMaintenance`.
   */
  approve(id: string, by: string): Promise<void>;
  /** Throws `NeedsSecondOperator`, `NotOpen`. */
  reject(id: string, by: string): Promise<void>;
  /** How many are open. */
  waiting(): Promise<number>;
  /** Of both as many: the open ones, oldest first, and those that were decided, newest first. */
  list(limit: number): Promise<{ readonly open: readonly Correction[]; readonly decided: readonly Correction[] }>;
}

const asNothing = (error: unknown): never => {
  throw error instanceof NotReversible ? new NothingToReverse() : error;
};

export function createCorrections(parts: PlatformParts & { readonly reversals: Reversals }): Corrections {
  const { audit, clock, db, ledger, reversals } = parts;
  const factsOf = ({ kind, amount, reversed_id, reason, proposed_by }: Correction) => ({
    correction: kind,
    reason,
    proposedBy: proposed_by,
    ...(amount !== null && { amount: writeAmount(amount) }),
    ...(reversed_id !== null && { reversed: reversed_id }),
  });
  const open = async (within: Kysely<Database>, id: string, by: string): Promise<Correction> => {
    const row = await forUpdate(within.selectFrom('correction').selectAll().where('id', '=', id)).executeTakeFirst();
    if (row?.status !== 'PROPOSED') throw new NotOpen();
    if (row.proposed_by === by) throw new NeedsSecondOperator();
    return row;
  };
  const decide = (within: Kysely<Database>, id: string, status: 'APPROVED' | 'REJECTED', by: string, transactionId: string | null) =>
    within
      .updateTable('correction')
      .set({ status, decided_by: by, decided_at: BigInt(clock.now()), transaction_id: transactionId })
      .where('id', '=', id)
      .where('status', '=', 'PROPOSED')
      .execute();

  return {
    async propose(proposal) {
      const { id, memberId, kind, reason, by } = proposal;
      if (kind === 'reversal') {
        const reversed = await db
          .selectFrom('ledger_transaction')
          .select('member_id')
          .where('id', '=', proposal.transactionId)
          .executeTakeFirst();
        if (reversed?.member_id !== memberId || (await reversals.reversalOf(proposal.transactionId)) !== undefined)
          throw new NothingToReverse();
        // At once: who decides would else be asked for what cannot be done.
        await reversals.requireReversible(proposal.transactionId).catch(asNothing);
      }
      const row: Correction = {
        id,
        kind,
        member_id: memberId,
        amount: kind === 'reversal' ? null : proposal.amount,
        reversed_id: kind === 'reversal' ? proposal.transactionId : null,
        reason,
        proposed_by: by,
        proposed_at: BigInt(clock.now()),
        status: 'PROPOSED',
        decided_by: null,
        decided_at: null,
        transaction_id: null,
      };
      audit.tell({ subject: memberId, after: { ...factsOf(row), status: 'PROPOSED', id: row.id } });
      await audit.commit((transaction) => insertOnce(transaction.insertInto('correction').values(row)));
      return row;
    },

    async approve(id, by) {
      const proposed = await open(db, id, by);
      const { kind, amount, member_id: memberId, reversed_id: reversedId } = proposed;
      audit.tell({ subject: memberId, before: { status: 'PROPOSED' }, after: { ...factsOf(proposed), status: 'APPROVED', id } });
      if (kind === 'reversal') {
        const transactionId = await reversals
          .reverse(reversedId ?? '', async (within, made) => {
            await open(within, id, by);
            await decide(within, id, 'APPROVED', by, made);
          })
          .catch(asNothing);
        // Another correction has taken the same back before: this one makes nothing more.
        const made = await db.selectFrom('correction').select('transaction_id').where('id', '=', id).executeTakeFirst();
        if (made?.transaction_id !== transactionId) throw new NothingToReverse();
        return;
      }
      await ledger.once(
        { memberId, operation: 'correction', key: id },
        { kind, amount: amount ?? 0n },
        async (transaction) => {
          await open(transaction.db, id, by);
          const cash = await transaction.cashOf(memberId);
          const house = await transaction.house('corrections', cash.currency);
          const [from, to] = kind === 'credit' ? [house, cash.id] : [cash.id, house];
          await transaction.post([{ from, to, amount: amount ?? 0n }]);
          await decide(transaction.db, id, 'APPROVED', by, transaction.id);
          return null;
        },
        async () => null,
      );
      // The same operator's second press gets the same answer; another operator who came too late is told.
      const decided = await db.selectFrom('correction').select('decided_by').where('id', '=', id).executeTakeFirst();
      if (decided?.decided_by !== by) throw new NotOpen();
    },

    async reject(id, by) {
      await audit.commit(async (transaction) => {
        const proposed = await open(transaction, id, by);
        audit.tell({
          subject: proposed.member_id,
          before: { status: 'PROPOSED' },
          after: { ...factsOf(proposed), status: 'REJECTED', id },
        });
        await decide(transaction, id, 'REJECTED', by, null);
      });
    },

    async waiting() {
      const { all } = await db
        .selectFrom('correction')
        .select(({ fn }) => fn.countAll<bigint>().as('all'))
        .where('status', '=', 'PROPOSED')
        .executeTakeFirstOrThrow();
      return Number(all);
    },

    async list(limit) {
      const rows = db.selectFrom('correction').selectAll().limit(limit);
      return {
        open: await rows.where('status', '=', 'PROPOSED').orderBy('proposed_at').orderBy('id').execute(),
        decided: await rows.where('status', '!=', 'PROPOSED').orderBy('decided_at', 'desc').orderBy('id').execute(),
      };
    },
  };
}
