import { sql, type Kysely } from 'kysely';
import { ofMember } from '../../../core/ledger/accounts/ofMember.ts';
import type { Database } from '../../../core/store/database.ts';
import { readSnapshot } from '../../../core/store/readSnapshot.ts';

export interface SumOfBooks {
  readonly owner: 'house' | 'members';
  readonly purpose: string;
  readonly currency: string;
  /** Ten-thousandths; below zero where the house has paid more than it was paid. */
  readonly amount: bigint;
}

/** What postings have made of the house's accounts, by their ids, up to one of them. */
interface Counted {
  readonly through: bigint;
  readonly sums: ReadonlyMap<string, bigint>;
}

/** Postings of one statement: some 0.2 s on SQLite. Of millions at once a store would break off the statement, at every look. */
const atOnce = 250_000n;

/** The same with the postings after it, up to `through`. Added up before they meet anything else: of nearly each, one side is the house's. */
async function countOn(db: Kysely<Database>, counted: Counted, through: bigint): Promise<Counted> {
  const among = sql`seq > ${counted.through} and seq <= ${through}`;
  const { rows } = await sql<{ id: string; amount: bigint | string }>`
    select to_account as id, sum(amount) as amount from posting where ${among} and not ${ofMember('to_account')} group by to_account
    union all
    select from_account, -sum(amount) from posting where ${among} and not ${ofMember('from_account')} group by from_account`.execute(db);
  const sums = new Map(counted.sums);
  for (const { id, amount } of rows) sums.set(id, (sums.get(id) ?? 0n) + BigInt(amount));
  return { through, sums };
}

const lastOf = async (db: Kysely<Database>, table: 'chain_link' | 'posting'): Promise<bigint> => {
  const key = table === 'posting' ? sql.ref('seq') : sql.ref('through');
  const { rows } = await sql<{ last: bigint | null }>`select max(${key}) as last from ${sql.table(table)}`.execute(db);
  return rows[0]?.last ?? 0n;
};

/**
 * Answers what all accounts of one kind come to, by currency, the house first. Members' accounts say it themselves; the house's keep no balance. Its postings are
 * gone through in portions, and those that are in the chain once: none can appear before them any more, and none is ever changed. What came since is read with
 * the balances of members, at one moment.
 */
export function createBookSums(db: Kysely<Database>, portion = atOnce): () => Promise<readonly SumOfBooks[]> {
  let kept: Counted = { through: 0n, sums: new Map() };
  let counting: Promise<void> | undefined;
  const countChained = async (): Promise<void> => {
    const chained = await lastOf(db, 'chain_link');
    while (kept.through < chained) {
      const next = kept.through + portion;
      kept = await countOn(db, kept, next < chained ? next : chained);
    }
  };

  return async () => {
    // Whoever comes meanwhile waits for the same.
    await (counting ??= countChained().finally(() => (counting = undefined)));
    const before = kept;
    return readSnapshot(db, async (snapshot) => {
      const { sums } = await countOn(snapshot, before, await lastOf(snapshot, 'posting'));
      const house = await snapshot.selectFrom('account').select(['id', 'purpose', 'currency']).where('member_id', 'is', null).execute();
      const members = await sql<Pick<SumOfBooks, 'purpose' | 'currency'> & { readonly amount: bigint | string }>`
        select purpose, currency, sum(balance) as amount from account where member_id is not null group by purpose, currency`.execute(
        snapshot,
      );
      const lines: readonly SumOfBooks[] = [
        ...house.map(({ id, ...account }) => ({ owner: 'house' as const, ...account, amount: sums.get(id) ?? 0n })),
        ...members.rows.map(({ amount, ...account }) => ({ owner: 'members' as const, ...account, amount: BigInt(amount) })),
      ];
      const order = ({ owner, purpose, currency }: SumOfBooks): string => `${currency} ${owner} ${purpose}`;
      return lines.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
    });
  };
}
