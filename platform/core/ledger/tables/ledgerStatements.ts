import { sql, type Compilable, type CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../store/database.ts';
import { forUpdate } from '../../store/forUpdate.ts';
import { pipelineWithCommit } from '../../store/pipelineWithCommit.ts';
import type { LedgerTransaction } from '../checksums/ledgerChecksums.ts';

/** A posting that is about to be written. */
export interface NewPosting {
  readonly transaction_id: string;
  readonly from_account: string;
  readonly to_account: string;
  readonly currency: string;
  readonly amount: bigint;
}

type Value = string | bigint;

/** What every operation asks of the store. */
export interface LedgerStatements {
  /** The transaction that did an operation before; `answer` is null where none is kept. */
  earlier(
    db: Kysely<Database>,
    memberId: string,
    operation: string,
    key: string,
  ): Promise<{ id: string; fingerprint: string; answer: string | null } | undefined>;
  /** The spendable account of a member, held until the transaction ends. */
  cashOf(db: Transaction<Database>, memberId: string): Promise<{ id: string; currency: string; balance: bigint | null } | undefined>;
  /** Writes postings in the order given, and answers their numbers in that order. */
  post(db: Transaction<Database>, postings: readonly NewPosting[]): Promise<readonly bigint[]>;
  /** Writes the row that closes a transaction; whether it could be written is told by the commit. */
  close(db: Transaction<Database>, transaction: LedgerTransaction, checksum: string): Promise<void>;
  /** Keeps the answer of a transaction until `expiresAt`; told like the row that closes it. */
  keepAnswer(db: Transaction<Database>, transactionId: string, answer: string, expiresAt: bigint): Promise<void>;
}

/** Compiled once: building these statements anew for every operation would cost more than the checksums do. */
export function createLedgerStatements(db: Kysely<Database>): LedgerStatements {
  const run = <Row>(transaction: Kysely<Database>, compiled: CompiledQuery<Row>, parameters: readonly Value[]) =>
    transaction.executeQuery<Row>({ ...compiled, parameters });
  const once = <Row>(build: () => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return () => (compiled ??= build().compile());
  };

  const earlier = once(() =>
    db
      .selectFrom('ledger_transaction')
      .leftJoin('idempotency_answer', 'idempotency_answer.transaction_id', 'ledger_transaction.id')
      .select(['id', 'fingerprint', 'answer'])
      .where('member_id', '=', '')
      .where('operation', '=', '')
      .where('idempotency_key', '=', ''),
  );
  const cashOf = once(() =>
    // A literal, not a parameter: only then does PostgreSQL's kept plan use the partial index of these accounts.
    forUpdate(
      db.selectFrom('account').select(['id', 'currency', 'balance']).where('member_id', '=', '').where('purpose', '=', sql.lit('cash')),
    ),
  );
  const close = once(() =>
    db
      .insertInto('ledger_transaction')
      .values({ id: '', member_id: '', operation: '', idempotency_key: '', fingerprint: '', created_at: 0n, checksum: '' }),
  );
  const keepAnswer = once(() => db.insertInto('idempotency_answer').values({ transaction_id: '', answer: '', expires_at: 0n }));
  const empty = { transaction_id: '', from_account: '', to_account: '', currency: '', amount: 0n };
  const insertOf = new Map<number, () => CompiledQuery<{ seq: bigint }>>();
  const insert = (count: number): CompiledQuery<{ seq: bigint }> => {
    const known =
      insertOf.get(count) ??
      once(() =>
        db
          .insertInto('posting')
          .values(Array.from({ length: count }, () => empty))
          .returning('seq'),
      );
    insertOf.set(count, known);
    return known();
  };

  return {
    earlier: async (transaction, ...identity) => (await run(transaction, earlier(), identity)).rows[0],
    cashOf: async (transaction, memberId) => (await run(transaction, cashOf(), [memberId])).rows[0],
    async post(transaction, postings) {
      const parameters = postings.flatMap(({ transaction_id: id, from_account: from, to_account: to, currency, amount }) => [
        id,
        from,
        to,
        currency,
        amount,
      ]);
      const { rows } = await run(transaction, insert(postings.length), parameters);
      // Both engines number the rows of one statement, and answer them, in the order in which they stand there.
      return rows.map(({ seq }) => seq);
    },
    async close(transaction, { id, member_id, operation, idempotency_key, fingerprint, created_at }, checksum) {
      const parameters = [id, member_id, operation, idempotency_key, fingerprint, created_at, checksum];
      await transaction.executeQuery(pipelineWithCommit({ ...close(), parameters }));
    },
    async keepAnswer(transaction, ...parameters) {
      await transaction.executeQuery(pipelineWithCommit({ ...keepAnswer(), parameters }));
    },
  };
}
