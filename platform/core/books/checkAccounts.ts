import type { Kysely } from 'kysely';
import { accountChecksum } from '../ledger/checksums/ledgerChecksums.ts';
import { ofMember } from '../ledger/accounts/ofMember.ts';
import type { Database } from '../store/database.ts';
import { readSnapshot } from '../store/readSnapshot.ts';
import type { CheckProgress } from './finding.ts';
import { inPages, pageSize } from './inPages.ts';
import { addPosting, type PostedSums } from './postedSums.ts';
import { createTrialBalance, totals, type TrialBalanceLine } from './trialBalance.ts';
import type { BooksParts } from './chainPostings.ts';
import type { VouchedRows } from './vouchedRows.ts';

/** A page of accounts and what was posted on those of members after `through`, as they were at one moment; of the house nothing is kept to compare with. */
const pageOf = (db: Kysely<Database>, after: string, through: bigint) =>
  readSnapshot(db, async (snapshot) => {
    const accounts = await snapshot.selectFrom('account').selectAll().where('id', '>', after).orderBy('id').limit(pageSize).execute();
    const ids = accounts.filter(({ member_id: memberId }) => memberId !== null).map(({ id }) => id);
    const postedOn = (side: 'from_account' | 'to_account') =>
      snapshot
        .selectFrom('posting')
        .select(['seq', 'from_account', 'to_account', 'amount'])
        .where('seq', '>', through)
        .where(side, 'in', ids)
        .where(ofMember(side));
    // Two questions, since each side has an index of its own; `union` drops the second sight of a posting between two of these accounts.
    const newer = ids.length === 0 ? [] : await postedOn('from_account').union(postedOn('to_account')).orderBy('seq').execute();
    const sums: PostedSums = new Map();
    for (const posting of newer) addPosting(sums, posting);
    return accounts.map((account) => ({ ...account, newer: sums.get(account.id) }));
  });

/** Those of some filled holds that no row set money aside by. */
async function withoutOwner(db: Kysely<Database>, vouched: readonly VouchedRows[], holds: readonly string[]): Promise<ReadonlySet<string>> {
  const rest = new Set(holds);
  for (const { ownedHolds } of vouched) {
    if (rest.size === 0) break;
    for (const id of (await ownedHolds?.(db, [...rest])) ?? []) rest.delete(id);
  }
  return rest;
}

/**
 * Every account against its checksum and what was posted on it: `sums` up to the posting `through`, the rest as it stands. Holds are
 * filled once and emptied whole and once, and a row of `vouched` owns what lies in one; no account that was posted on is missing. Answers
 * what they came to when `through` was posted.
 */
export async function checkAccounts(
  { db, checksums, vouched }: BooksParts & { readonly vouched: readonly VouchedRows[] },
  { sums, through }: { readonly sums: PostedSums; readonly through: bigint },
  progress: CheckProgress,
): Promise<readonly TrialBalanceLine[]> {
  const { found } = progress;
  const trialBalance = createTrialBalance();
  const missing = new Set(sums.keys());
  await inPages(
    progress,
    (after) => pageOf(db, after, through),
    async (accounts) => {
      const ownerless = await withoutOwner(
        db,
        vouched,
        accounts.filter(({ purpose, balance }) => purpose === 'hold' && balance !== 0n).map(({ id }) => id),
      );
      for (const { checksum, balance, last_posting: last, newer, ...account } of accounts) {
        const { id, purpose } = account;
        missing.delete(id);
        if (accountChecksum(checksums, account) !== checksum) found('account', id, 'it was changed');
        const older = sums.get(id);
        if (older) trialBalance.add(account, older.sum);
        if (account.member_id === null) {
          if (balance !== null || last !== 0n) found('account', id, 'an account of the house keeps no balance');
          continue;
        }
        if (balance === null || balance < 0n || balance !== (older?.sum ?? 0n) + (newer?.sum ?? 0n))
          found('account', id, 'its balance is not the sum of its postings');
        if (last !== (newer?.last ?? older?.last ?? 0n)) found('account', id, 'its last posting is another');
        const entered = (older?.entered ?? 0) + (newer?.entered ?? 0);
        const left = (older?.left ?? 0) + (newer?.left ?? 0);
        if (purpose === 'hold' && (entered > 1 || left > 1 || (left === 1 && balance !== 0n)))
          found('account', id, 'a hold is filled once, and emptied whole and once');
        else if (ownerless.has(id)) found('account', id, 'no bet, withdrawal or transfer owns the money in this hold');
      }
    },
  );
  for (const id of missing) found('account', id, 'it is missing, and was posted on');
  const lines = trialBalance.lines();
  for (const [currency, sum] of totals(lines))
    if (sum !== 0n) found('account', currency, 'the accounts of this currency do not come to zero');
  return lines;
}
