import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooksToCheck, type BooksToCheck } from '../books/testing/openBooksToCheck.ts';
import { testEngines } from '../../testing/openTestStore.ts';

/** What nobody may do to a deposit, a round or a pair of seeds, nor to the chain. */
const refused = [
  `update deposit set amount = amount + 1`,
  `update deposit set status = 'FAILED'`,
  `update deposit set transaction_id = 'another'`,
  `update deposit set checksum = checksum || '.x'`,
  `delete from deposit`,
  `update game_round set win = win + 1`,
  `update game_round set stake = 0`,
  `update game_round set detail = '{}'`,
  `update game_round set state = 'OPEN'`,
  `update game_round set seen_at = null where seen_at is not null`,
  `update game_round set seen_at = seen_at + 1 where seen_at is not null`,
  `update game_round set seen_at = 5 where seen_at is null`,
  `update game_round set seen_at = 5, win = win + 1, checksum = checksum || '.x' where seen_at is null`,
  `update game_round set seen_at = 5, checksum = 'x' where seen_at is null`,
  `delete from game_round`,
  `update seed_pair set server_seed = 'x'`,
  `update seed_pair set server_seed_hash = 'x'`,
  `update seed_pair set previous_id = 'x'`,
  `update seed_pair set client_seed = 'x' where client_seed is not null`,
  `update seed_pair set client_seed = 'x', client_seed_at = 5 where client_seed is null`,
  `update seed_pair set next_nonce = next_nonce - 1 where next_nonce > 0`,
  `update seed_pair set next_nonce = next_nonce + 2 where client_seed is not null and revealed_at is null`,
  `update seed_pair set next_nonce = next_nonce + 1 where revealed_at is not null`,
  `update seed_pair set revealed_at = null, checksum = 'x' where revealed_at is not null`,
  `update seed_pair set revealed_at = 5 where client_seed is not null and revealed_at is null`,
  `update seed_pair set revealed_at = 5, server_seed = 'x', checksum = checksum || '.x' where client_seed is not null and revealed_at is null`,
  `delete from seed_pair`,
  `update chain_link set postings = '1'`,
  `delete from chain_link`,
];
/** Each in a transaction that is not kept. */
const allowed = [
  `update game_round set seen_at = 5, checksum = checksum || '.x' where seen_at is null`,
  `update seed_pair set client_seed = 'x', client_seed_at = 5, checksum = checksum || '.x' where client_seed is null and not exists
    (select 1 from seed_pair as other where other.member_id = seed_pair.member_id and other.client_seed is not null and other.revealed_at is null)`,
  `update seed_pair set next_nonce = next_nonce + 1 where client_seed is not null and revealed_at is null`,
  `update seed_pair set revealed_at = 5, checksum = checksum || '.x' where client_seed is not null and revealed_at is null`,
  `update deposit set status = 'PAID', checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'FAILED', checksum = checksum || '.x' where id = 'pending'`,
];

describe.each(testEngines())('rows that are written once, on %s', (engine) => {
  let books: BooksToCheck;
  beforeAll(async () => {
    books = await openBooksToCheck(engine);
    await books.chain();
    await sql`insert into deposit (id, member_id, transaction_id, method_id, amount, currency, status, created_at)
      select 'pending', member_id, transaction_id, method_id, amount, currency, 'PENDING', created_at from deposit limit 1`.execute(
      books.db,
    );
  }, 60_000);
  afterAll(() => books.close());

  test.each(refused)('never: %s', async (statement) => {
    await expect(sql.raw(statement).execute(books.db)).rejects.toThrow(
      /only listed changes|no row is deleted|never (changed|deleted)|no (update|delete) on/,
    );
  });

  test.runIf(engine === 'postgres').each(['deposit', 'game_round', 'seed_pair', 'chain_link'])('never: truncate %s', async (table) => {
    await expect(sql.raw(`truncate ${table} cascade`).execute(books.db)).rejects.toThrow(/no truncate on/);
  });

  test.each(allowed)('listed: %s', async (statement) => {
    const kept = new Error('not kept');
    const trial = books.db.transaction().execute(async (transaction) => {
      await sql.raw(statement).execute(transaction);
      throw kept;
    });
    await expect(trial).rejects.toBe(kept);
  });

  test('a ledger transaction may be five minutes older than the newest, and not a millisecond more', async () => {
    const { created_at: newest } = await books.db
      .selectFrom('ledger_transaction')
      .select('created_at')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const write = (id: string, createdAt: bigint) =>
      books.db
        .insertInto('ledger_transaction')
        .values({
          id,
          member_id: 'an',
          operation: 'none',
          idempotency_key: id,
          fingerprint: '',
          answer: 'null',
          created_at: createdAt,
          checksum: '',
        })
        .execute();
    await expect(write('0-late', newest - 300_001n)).rejects.toThrow('not back-dated');
    await write('0-skewed', newest - 300_000n);
  });
});
