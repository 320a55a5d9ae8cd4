import type { MemberEventType } from '#contract/system/events.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { runAgain } from '../jobs/jobHandler.ts';
import type { Database } from '../store/database.ts';
import { engineOf } from '../store/engine.ts';

/** Something that happened to a member. */
export interface Event {
  readonly number: bigint;
  readonly kind: MemberEventType;
  readonly memberId: string;
  /** JSON, by kind. */
  readonly detail: string;
}

/** What happened, in the order in which it is told: numbers grow by one, and a number once seen stays what it is. */
export interface Events {
  /** The first `limit` behind a number. */
  after(number: bigint, limit: number): Promise<readonly Event[]>;
  /** The first that is kept, and the last there is; 1 and 0 before the first. */
  bounds(): Promise<{ oldest: bigint; newest: bigint }>;
}

const keptFor = 3_600_000n;
/** Any number will do, as long as nothing else of the database uses it. */
const numberingLock = 7_265_412n;

/**
 * PostgreSQL draws the numbers of a table before it commits their rows, so that a later one may be seen first, and whoever
 * reads on from there misses the earlier. So rows are numbered once they are committed, by one at a time. `seq` orders those of
 * one member: the later transaction has waited for the earlier to be committed, at the member's account.
 */
async function numberCommitted(db: Transaction<Database>): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const unnumbered = await db.selectFrom('event').select('seq').where('number', 'is', null).limit(1).executeTakeFirst();
  if (!unnumbered) return;
  await sql`select pg_advisory_xact_lock(${numberingLock})`.execute(db);
  await sql`
    update event set number = (select coalesce(max(number), 0) from event) + fresh.place
    from (select seq, row_number() over (order by seq) as place from event where number is null) as fresh
    where event.seq = fresh.seq
  `.execute(db);
}

/** One by one, as their index answers each at once. */
async function boundsOf(transaction: Transaction<Database>): Promise<{ oldest: bigint; newest: bigint }> {
  const oldest = await transaction
    .selectFrom('event')
    .select(({ fn }) => fn.min<bigint | null>('number').as('number'))
    .executeTakeFirst();
  const newest = await transaction
    .selectFrom('event')
    .select(({ fn }) => fn.max<bigint | null>('number').as('number'))
    .executeTakeFirst();
  return { oldest: oldest?.number ?? 1n, newest: newest?.number ?? 0n };
}

export function createEvents({ db }: { readonly db: Kysely<Database> }): Events {
  /** In a transaction on SQLite too: it is over when what it has seen is on the disk. */
  const look = <Result>(work: (transaction: Transaction<Database>) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await numberCommitted(transaction);
      return work(transaction);
    });

  return {
    after: (number, limit) =>
      look((transaction) =>
        transaction
          .selectFrom('event')
          .select(['number', 'kind', 'member_id as memberId', 'detail'])
          .where('number', '>', number)
          .orderBy('number')
          .limit(limit)
          .$narrowType<{ number: bigint }>()
          .execute(),
      ),
    bounds: () => look(boundsOf),
  };
}

/** Events of one transaction: until it ends, nobody on PostgreSQL numbers new ones. */
const atOnce = 5_000n;

/**
 * Forgets what is older than an hour, but for the last, which says what number comes next; `again` where there is more. It is looked for from the oldest on, up
 * to the first that is kept: an index of the times would cost every event more than that.
 */
export async function pruneEvents(transaction: Transaction<Database>, now: number, most = atOnce): Promise<typeof runAgain | void> {
  await numberCommitted(transaction);
  const { oldest, newest } = await boundsOf(transaction);
  const end = oldest + most;
  const kept = await transaction
    .selectFrom('event')
    .select('number')
    .where('number', '<', end)
    .where('created_at', '>=', BigInt(now) - keptFor)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  const until = kept?.number ?? (end < newest ? end : newest);
  await transaction.deleteFrom('event').where('number', '<', until).execute();
  return until === end ? runAgain : undefined;
}
