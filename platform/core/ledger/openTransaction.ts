import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { Database } from '../store/database.ts';
import { forUpdate } from '../store/forUpdate.ts';
import type { Checksums } from './checksums/checksums.ts';
import { currenciesOf } from './accounts/currenciesOf.ts';
import type { HouseSession } from './accounts/houseAccounts.ts';
import { AmountNotAboveZero, HoldResolved, type MemberAccount, type OpenTransaction, type Posting } from './ledger.ts';
import { accountChecksum, type PostedRow } from './checksums/ledgerChecksums.ts';
import type { LedgerStatements } from './tables/ledgerStatements.ts';
import { ledgerError } from './ledgerError.ts';
import type { RecordedAccount } from './transactionRecorder.ts';
import { type MemberPurpose, requireMemberPurpose } from './accounts/purposes.ts';

interface TransactionParts {
  readonly id: string;
  readonly db: Transaction<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly houses: HouseSession;
  readonly checksums: Checksums;
  readonly statements: LedgerStatements;
}

/** The transaction as it is closed: what it has posted, and `assertSound`, which throws what a posting threw, even where `work` swallowed it. */
interface ClosableTransaction extends OpenTransaction {
  readonly posted: readonly PostedRow[];
  /** Accounts of members that it has held, and what has become of them. */
  moved(): readonly RecordedAccount[];
  assertSound(): void;
}

export function openTransaction(parts: TransactionParts): ClosableTransaction {
  const { id, db, houses } = parts;
  const currencies = new Map<string, string>();
  const posted: PostedRow[] = [];
  const held = new Map<string, Omit<RecordedAccount, 'after'>>();
  let failure: { readonly error: unknown } | undefined;

  const accountRow = (purpose: MemberPurpose | 'hold', memberId: string, currency: string) => {
    const row = { id: newId(parts), member_id: memberId, purpose, currency, created_at: BigInt(parts.clock.now()) };
    return { ...row, balance: 0n, checksum: accountChecksum(parts.checksums, row) };
  };
  const openAccount = async (purpose: 'cash' | 'hold', memberId: string, currency: string) => {
    const row = accountRow(purpose, memberId, currency);
    await db.insertInto('account').values(row).execute();
    if (purpose === 'cash') held.set(row.id, { memberId, purpose, before: 0n });
    return row.id;
  };

  const post = async (postings: readonly Posting[]) => {
    if (postings.length === 0) return;
    try {
      if (postings.some(({ amount }) => amount <= 0n)) throw new AmountNotAboveZero();
      const known = await currenciesOf(db, currencies, postings);
      const rows = postings.map(({ from, to, amount }) => ({
        transaction_id: id,
        from_account: from,
        to_account: to,
        currency: known(from),
        amount,
      }));
      const seqs = await parts.statements.post(db, rows);
      rows.forEach((row, index) => posted.push({ ...row, seq: seqs[index] ?? 0n }));
    } catch (error) {
      failure ??= { error: ledgerError(error) };
      throw failure.error;
    }
  };

  /** The account as it is held from now on: the first time it is seen is before all that this transaction does to it. */
  const holds = (
    { id: account, currency, balance }: { readonly id: string; readonly currency: string; readonly balance: bigint | null },
    memberId: string,
    purpose: MemberPurpose,
  ): MemberAccount => {
    if (!held.has(account)) held.set(account, { memberId, purpose, before: balance ?? 0n });
    return { id: account, currency, balance: balance ?? 0n };
  };

  const cashOf = async (memberId: string) => {
    const account = await parts.statements.cashOf(db, memberId);
    if (!account) throw new Error('the member has no account');
    currencies.set(account.id, account.currency);
    return holds(account, memberId, 'cash');
  };

  const accountOf = async (memberId: string, purpose: MemberPurpose, currency: string): Promise<MemberAccount> => {
    requireMemberPurpose(purpose);
    const find = () =>
      forUpdate(
        db
          .selectFrom('account')
          .select(['id', 'currency', 'balance'])
          .where('member_id', '=', memberId)
          .where('purpose', '=', purpose)
          // As their index has it: without a word of it, SQLite would go through the accounts of all, and all holds there ever were.
          .where('purpose', '<>', 'hold')
          .where('currency', '=', currency),
      );
    const open = async () => {
      // Another transaction may be opening it as well; then its account is found.
      const row = accountRow(purpose, memberId, currency);
      await db
        .insertInto('account')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return find().executeTakeFirstOrThrow();
    };
    const account = (await find().executeTakeFirst()) ?? (await open());
    return holds(account, memberId, purpose);
  };

  const heldBy = async (holdId: string) => {
    const hold = await forUpdate(
      db.selectFrom('account').select(['member_id', 'balance']).where('id', '=', holdId).where('purpose', '=', 'hold'),
    ).executeTakeFirst();
    if (!hold?.balance || !hold.member_id) throw new HoldResolved();
    return { memberId: hold.member_id, amount: hold.balance };
  };

  return {
    id,
    db,
    posted,
    moved: () =>
      [...held].map(([account, before]) => ({
        ...before,
        after: posted.reduce(
          (sum, { from_account: from, to_account: to, amount }) => sum - (from === account ? amount : 0n) + (to === account ? amount : 0n),
          before.before,
        ),
      })),
    post,
    cashOf,
    accountOf,
    openCash: (memberId, currency) => openAccount('cash', memberId, currency),
    async house(purpose, currency) {
      const account = await houses.account(db, purpose, currency);
      currencies.set(account, currency);
      return account;
    },
    async hold(memberId, amount, purpose = 'cash') {
      const cash = await cashOf(memberId);
      const source = purpose === 'cash' ? cash : await accountOf(memberId, purpose, cash.currency);
      const hold = await openAccount('hold', memberId, cash.currency);
      await post([{ from: source.id, to: hold, amount }]);
      return hold;
    },
    async capture(holdId, account) {
      await post([{ from: holdId, to: account, amount: (await heldBy(holdId)).amount }]);
    },
    async release(holdId) {
      const { memberId, amount } = await heldBy(holdId);
      await post([{ from: holdId, to: (await cashOf(memberId)).id, amount }]);
    },
    assertSound() {
      if (failure) throw failure.error;
    },
  };
}
