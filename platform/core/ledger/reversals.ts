import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import { houseAccountId } from './accounts/houseAccountId.ts';
import type { Ledger } from './ledger.ts';
import { housePurposes, type MemberPurpose } from './accounts/purposes.ts';

/** What a reversal's transaction is called; its key is the id of the transaction that it takes back. */
export const reversalOperation = 'reversal';

/** There is no such transaction, or it cannot be taken back: it is a reversal itself, or it set money aside, which is released or captured instead. */
export class NotReversible extends Error {}

/** Corrections: what was posted stays as it was, and is taken back by a transaction of its own. */
export interface Reversals {
  /**
   * Posts every posting of a transaction the other way round, last one first; answers the id of the reversal. The same transaction again gets
   * the first reversal; `alongside` is done in the transaction of the first alone. Who may do this, and why it was done, is its caller's to see to. Throws `NotReversible`, `MoneyMaintenance`, and
   * `InsufficientBalance` where a member has spent the money since.
   */
  reverse(transactionId: string, alongside?: (db: Transaction<Database>, reversalId: string) => Promise<void>): Promise<string>;
  /** Id of the transaction that took this one back; undefined where none did. */
  reversalOf(transactionId: string): Promise<string | undefined>;
  /** Throws `NotReversible` where `reverse` would, whatever a member has by then. */
  requireReversible(transactionId: string): Promise<void>;
}

/** What is to be posted, the last first. Throws `NotReversible`. */
async function reversible(db: Kysely<Database>, transactionId: string) {
  const postings = await db
    .selectFrom('posting')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'posting.transaction_id')
    .innerJoin('account as source', 'source.id', 'posting.from_account')
    .innerJoin('account as target', 'target.id', 'posting.to_account')
    .select([
      'from_account as to',
      'to_account as from',
      'amount',
      'posting.currency as currency',
      'source.purpose as sourcePurpose',
      'target.purpose as targetPurpose',
      'source.member_id as sourceMember',
      'target.member_id as targetMember',
    ])
    .where('transaction_id', '=', transactionId)
    .where('ledger_transaction.operation', '<>', reversalOperation)
    .orderBy('seq', 'desc')
    .execute();
  const touchesHold = postings.some(({ sourcePurpose, targetPurpose }) => [sourcePurpose, targetPurpose].includes('hold'));
  if (postings.length === 0 || touchesHold) throw new NotReversible();
  return postings;
}

/** The members' accounts that postings move; of each member the spendable one first, as everybody has it. */
const walletsOf = (postings: Awaited<ReturnType<typeof reversible>>) => {
  const sides = postings.flatMap(({ sourceMember, sourcePurpose, targetMember, targetPurpose, currency }) => [
    { memberId: sourceMember, purpose: sourcePurpose as MemberPurpose, currency },
    { memberId: targetMember, purpose: targetPurpose as MemberPurpose, currency },
  ]);
  const named = sides.flatMap(({ memberId, ...side }) =>
    memberId === null ? [] : [[`${memberId} ${side.purpose === 'cash' ? '' : side.purpose}`, { memberId, ...side }] as const],
  );
  return [...new Map(named)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wallet]) => wallet);
};

export function createReversals({ db, ledger }: { readonly db: Kysely<Database>; readonly ledger: Ledger }): Reversals {
  return {
    async reverse(transactionId, alongside) {
      const reversed = await db
        .selectFrom('ledger_transaction')
        .select(['member_id', 'operation'])
        .where('id', '=', transactionId)
        .executeTakeFirst();
      if (!reversed || reversed.operation === reversalOperation) throw new NotReversible();
      return ledger.once(
        { memberId: reversed.member_id, operation: reversalOperation, key: transactionId },
        {},
        async ({ db: within, id, accountOf, post, house }) => {
          const postings = await reversible(within, transactionId);
          // Held before the house's, as everybody does; and what they had before and after is written down in the audit trail.
          for (const { memberId, purpose, currency } of walletsOf(postings)) await accountOf(memberId, purpose, currency);
          for (const purpose of housePurposes)
            for (const { from, to, currency } of postings)
              if ([from, to].includes(houseAccountId(purpose, currency))) await house(purpose, currency);
          await post(postings.map(({ from, to, amount }) => ({ from, to, amount })));
          await alongside?.(within, id);
          return id;
        },
        async (_db, id) => id,
      );
    },
    requireReversible: async (transactionId) => void (await reversible(db, transactionId)),
    async reversalOf(transactionId) {
      const row = await db
        .selectFrom('ledger_transaction as reversed')
        .innerJoin('ledger_transaction as reversal', (join) =>
          join.onRef('reversal.member_id', '=', 'reversed.member_id').onRef('reversal.idempotency_key', '=', 'reversed.id'),
        )
        .select('reversal.id')
        .where('reversed.id', '=', transactionId)
        .where('reversal.operation', '=', reversalOperation)
        .executeTakeFirst();
      return row?.id;
    },
  };
}
