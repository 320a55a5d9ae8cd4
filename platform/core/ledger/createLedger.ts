import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { Database } from '../store/database.ts';
import { isDiskFull } from '../store/diskFull.ts';
import { engineOf } from '../store/engine.ts';
import { backDated } from './tables/chainTriggers.ts';
import type { Checksums } from './checksums/checksums.ts';
import { type DoneOperation, findDoneOperation } from './repetitions/findDoneOperation.ts';
import { fingerprint } from './repetitions/fingerprint.ts';
import { createHouseAccounts } from './accounts/houseAccounts.ts';
import { transactionChecksum } from './checksums/ledgerChecksums.ts';
import { createLedgerStatements } from './tables/ledgerStatements.ts';
import { AlreadyDone, MoneyMaintenance, type Ledger, type OpenTransaction, type OperationIdentity, type Recall } from './ledger.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { TransactionRecorder } from './transactionRecorder.ts';
import { openTransaction } from './openTransaction.ts';
import { isWallet } from './accounts/isWallet.ts';
import { retryConflicts } from './repetitions/retryConflicts.ts';
import { createInFlightOperations } from './repetitions/inFlightOperations.ts';

/** Milliseconds for which a repetition gets the first answer. */
const answerLifetime = 48n * 3_600_000n;

export interface LedgerParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly checksums: Checksums;
  /** While it is on, no money moves; left out, it never is. */
  readonly maintenance?: Maintenance;
  /** Writes down who had money moved; left out, nobody does. */
  readonly recorder?: TransactionRecorder;
}

export function createLedger(parts: LedgerParts): Ledger {
  const { db, clock } = parts;
  const statements = createLedgerStatements(db);
  const houseAccounts = createHouseAccounts(clock, parts.checksums);
  const listeners = new Set<() => void>();
  // Whether an operation was done before is cheap to ask on SQLite. On PostgreSQL it is a round trip, so it is asked only after a failure.
  const asksFirst = engineOf(db) === 'sqlite';
  // Repetitions of what this process is doing wait for it: a hundred impatient ones would otherwise each do the whole work in vain.
  const inFlight = createInFlightOperations();

  return {
    async once<Answer>(
      identity: OperationIdentity,
      payload: unknown,
      work: (transaction: OpenTransaction) => Promise<Answer>,
      recall?: Recall<Answer>,
    ) {
      if (parts.maintenance?.isOn()) throw new MoneyMaintenance();
      const print = fingerprint(payload);
      const perform = async (isRepetition: boolean): Promise<DoneOperation> => {
        const houses = houseAccounts.session();
        const done = await db.transaction().execute(async (transaction) => {
          const earlier = asksFirst || isRepetition ? await findDoneOperation(transaction, statements, identity, print) : undefined;
          if (earlier !== undefined) return earlier;
          const id = newId(parts);
          const open = openTransaction({ ...parts, db: transaction, statements, id, houses });
          const answer = JSON.stringify((await work(open)) ?? null);
          open.assertSound();
          const row = {
            id,
            member_id: identity.memberId,
            operation: identity.operation,
            idempotency_key: identity.key,
            fingerprint: print,
            created_at: BigInt(clock.now()),
          };
          const checksum = transactionChecksum(parts.checksums, row, open.posted);
          await parts.recorder?.record(transaction, { identity, transactionId: id, accounts: open.moved() });
          if (!recall) await statements.keepAnswer(transaction, id, answer, row.created_at + answerLifetime);
          await statements.close(transaction, row, checksum);
          return { id, answer };
        });
        houses.keep();
        for (const listener of listeners) listener();
        return done;
      };
      const done = await inFlight
        .run(identity, (isRepetition) => retryConflicts(parts.random, () => perform(isRepetition)))
        // A repetition ends up here at the latest, as the row of its identity is there already.
        .catch(async (error: unknown) => {
          const earlier = asksFirst ? undefined : await findDoneOperation(db, statements, identity, print);
          if (earlier === undefined) throw error;
          return earlier;
        })
        .catch((error: unknown) => {
          if (isDiskFull(error)) throw new MoneyMaintenance('the disk is full', { cause: error });
          // Until the watch over the clock has seen it.
          throw String(error).includes(backDated) ? new MoneyMaintenance('the clock is behind', { cause: error }) : error;
        });
      parts.recorder?.settled();
      // Read back even the first time, so that the first answer and its repetitions cannot differ.
      if (done.answer !== null) return JSON.parse(done.answer) as Answer;
      if (!recall) throw new AlreadyDone(done.id);
      return recall(db, done.id);
    },

    async balance(memberId, purpose = 'cash') {
      const rows = await db
        .selectFrom('account')
        .select(['currency', 'balance', 'purpose'])
        .where('member_id', '=', memberId)
        .where('purpose', '<>', 'hold')
        .where('purpose', 'in', ['cash', purpose])
        .execute();
      const cash = rows.find((row) => row.purpose === 'cash');
      if (!cash) throw new Error('the member has no account');
      // Opened when something first comes in.
      return { currency: cash.currency, amount: rows.find((row) => row.purpose === purpose)?.balance ?? 0n };
    },

    async total(memberId) {
      const { currency, amount } = await db
        .selectFrom('account')
        .select(({ fn }) => ['currency', fn.sum<bigint>('balance').as('amount')])
        .where('member_id', '=', memberId)
        .where(isWallet)
        .groupBy('currency')
        .executeTakeFirstOrThrow();
      return { currency, amount: BigInt(amount) };
    },

    onPosted(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
