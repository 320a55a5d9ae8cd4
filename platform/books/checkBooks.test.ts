import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../testing/openTestStore.ts';
import { flip, loosen } from './testing/flip.ts';
import { openBooksToCheck, type BooksToCheck } from './testing/openBooksToCheck.ts';

/** The same numbers at every run. */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

describe.each(testEngines())('the books on %s', (engine) => {
  let books: BooksToCheck;
  beforeEach(async () => {
    books = await openBooksToCheck(engine);
  }, 60_000);
  afterEach(() => books.close());

  test('as they were written nothing is found: before they are sealed, after, and in between', async () => {
    expect(await books.check()).toEqual([]);
    await books.seal();
    expect(await books.check()).toEqual([]);
    await books.play(2);
    expect(await books.check()).toEqual([]);
  });

  test('of 100 changes and deletions behind their back 100 are found, each by its row', async () => {
    await books.seal();
    await loosen(books.db);
    const pick = picker(2_026);
    const missed: string[] = [];
    for (let flips = 0; flips < 100; ) {
      const flipped = await flip(books.db, pick);
      if (flipped === undefined) continue;
      flips += 1;
      const named = (await books.check()).map(({ table, id }) => `${table} ${id}`);
      if (!flipped.names.some((name) => named.includes(name))) missed.push(`${flipped.what} → ${named.join(', ')}`);
      await flipped.undo();
    }
    expect(missed).toEqual([]);
    expect(await books.check()).toEqual([]);
  }, 240_000);

  /** Takes a member's last round away with everything that came of it, so that all sums are right. */
  async function forgetLastRound(): Promise<string> {
    const { db } = books;
    const round = await db.selectFrom('game_round').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    const before = await db.selectFrom('game_round').select('id').where('member_id', '=', round.member_id).orderBy('id', 'desc').offset(1).limit(1).executeTakeFirstOrThrow();
    await loosen(db);
    const postings = await db.selectFrom('posting').select('seq').where('transaction_id', '=', round.transaction_id).execute();
    const id = round.member_id;
    await sql`delete from posting where transaction_id = ${round.transaction_id}`.execute(db);
    await sql`delete from ledger_transaction where id = ${round.transaction_id}`.execute(db);
    await sql`delete from game_round where id = ${round.id}`.execute(db);
    await sql`update seed_pair set next_nonce = next_nonce - 1 where id = ${round.seed_pair_id}`.execute(db);
    await sql`update game_round set seen_at = null, checksum = substr(checksum, 1, 43) where id = ${before.id}`.execute(db);
    await sql`update account set balance = balance + ${round.stake - round.win},
      last_posting = (select max(seq) from posting where from_account = account.id or to_account = account.id) where member_id = ${id} and kind = 'cash'`.execute(db);
    return String(postings[0]?.seq);
  }

  test('a round that was lost and taken away with all its traces is missed in the chain', async () => {
    await books.seal();
    const posting = await forgetLastRound();
    const findings = await books.check();
    expect(findings.filter(({ table }) => table === 'posting').map(({ id }) => id)).toContain(posting);
    expect(findings.filter(({ table }) => table !== 'posting' && table !== 'book_seal')).toEqual([]);
  });

  test('and so it is where the end of the chain is cut off with it', async () => {
    await books.seal();
    await forgetLastRound();
    const { number } = await books.db.selectFrom('book_seal').select('number').orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
    await sql`delete from book_seal where number = ${number}`.execute(books.db);
    expect(await books.check()).toEqual([expect.objectContaining({ table: 'book_seal', id: String(number) })]);
  });

  test('money that somebody without the key has written is found, sealed or not', async () => {
    await loosen(books.db);
    const { id: cash } = await books.db.selectFrom('account').select('id').where('member_id', '=', 'an').where('kind', '=', 'cash').executeTakeFirstOrThrow();
    const { checksum } = await books.db.selectFrom('ledger_transaction').select('checksum').limit(1).executeTakeFirstOrThrow();
    await sql`insert into ledger_transaction (id, member_id, operation, idempotency_key, fingerprint, answer, created_at, checksum)
      values ('forged', 'an', 'gift', 'k', 'f', 'null', 1763600000000, ${checksum})`.execute(books.db);
    const { rows: [posted] } = await sql<{ seq: bigint }>`insert into posting (transaction_id, from_account, to_account, currency, amount)
      values ('forged', 'house:bonus:PLAY', ${cash}, 'PLAY', 1000) returning seq`.execute(books.db);
    await sql`update account set balance = balance + 1000, last_posting = ${posted?.seq ?? 0n} where id = ${cash}`.execute(books.db);
    expect(await books.check()).toEqual([expect.objectContaining({ table: 'ledger_transaction', id: 'forged' })]);
    await books.seal();
    expect(await books.check()).toEqual([expect.objectContaining({ table: 'ledger_transaction', id: 'forged' })]);
  });
});
