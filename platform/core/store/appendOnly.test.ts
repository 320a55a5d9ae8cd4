import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooksToCheck, type BooksToCheck } from '../books/testing/openBooksToCheck.ts';
import { testEngines } from '../../testing/openTestStore.ts';

/** What nobody may do to a deposit, a bet, a round or a pair of seeds, nor to the chain. */
const refused = [
  `update deposit set amount = amount + 1`,
  `update deposit set status = 'FAILED'`,
  `update deposit set transaction_id = 'another'`,
  `update deposit set checksum = checksum || '.x'`,
  `update deposit set status = 'PAID', closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'FAILED', checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'FAILED', transaction_id = 'x', closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'PAID', transaction_id = 'x', credited = amount, closed_at = 5 where id = 'pending'`,
  `update deposit set status = 'PAID', transaction_id = 'x', closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'PAID', transaction_id = 'x', credited = amount + 1, closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'CREATED', transaction_id = null, credited = null, closed_at = null, checksum = checksum || '.x' where status = 'PAID'`,
  `delete from deposit`,
  `update bet set payout = payout + 1`,
  `update bet set stake = stake + 1`,
  `update bet set business_day = '2026-01-01'`,
  `update bet set status = 'VOID', payout = stake, valid_bet = 0, settlement_id = 'x', checksum = checksum || '.x' where status = 'SETTLED'`,
  `update bet set status = 'SETTLED', settled_at = 5 where id = 'placed'`,
  `update bet set status = 'SETTLED', settled_at = 5, stake = 5, checksum = checksum || '.x' where id = 'placed'`,
  `update bet set status = 'LOST', settled_at = 5, checksum = checksum || '.x' where id = 'placed'`,
  `update bet set seen_at = null where seen_at is not null`,
  `update bet set seen_at = seen_at + 1 where seen_at is not null`,
  `update bet set seen_at = 5 where seen_at is null`,
  `update bet set seen_at = 5, checksum = checksum || '.x' where id = 'placed'`,
  `update bet set seen_at = 5, payout = payout + 1, checksum = checksum || '.x' where seen_at is null`,
  `update bet set seen_at = 5, checksum = 'x' where seen_at is null`,
  `delete from bet`,
  `update seeded_round set outcome = '{}'`,
  `update seeded_round set nonce = nonce + 100, checksum = checksum || '.x'`,
  `delete from seeded_round`,
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
const betColumns = `id, member_id, session_id, family, game_code, vendor_code, category, currency, stake, valid_bet, payout, status, placed_at,
  business_day, transaction_id, hold_id, settled_at, settlement_id, seen_at, checksum`;
/** A bet of 10 on something that is still to come. */
const placedBet = `'placed', member_id, session_id, family, game_code, vendor_code, category, currency, 10, 0, 0, 'PLACED', placed_at,
  business_day, transaction_id, 'hold', null, null, null, 'c'`;
/** What a bet can never be. */
const refusedBets: readonly (readonly [what: string, from: string, to: string])[] = [
  ['open without its stake aside', `'hold'`, `null`],
  ['settled without a time', `0, 0, 'PLACED'`, `0, 0, 'SETTLED'`],
  ['paid before it is settled', `0, 0, 'PLACED'`, `0, 5, 'PLACED'`],
  ['turnover before it is settled', `0, 0, 'PLACED'`, `5, 0, 'PLACED'`],
  ['turnover beyond its stake', `10, 0, 0, 'PLACED'`, `10, 11, 0, 'PLACED'`],
  ['of nothing', `10, 0, 0, 'PLACED'`, `0, 0, 0, 'PLACED'`],
  ['seen before it is settled', `null, null, null, 'c'`, `null, null, 5, 'c'`],
  [
    'paid by nothing',
    `10, 0, 0, 'PLACED', placed_at, business_day, transaction_id, 'hold', null`,
    `10, 10, 5, 'SETTLED', placed_at, business_day, transaction_id, 'hold', 5`,
  ],
  [
    'given back in part',
    `10, 0, 0, 'PLACED', placed_at, business_day, transaction_id, 'hold', null, null`,
    `10, 0, 9, 'VOID', placed_at, business_day, transaction_id, 'hold', 5, 'x'`,
  ],
];
/** Each in a transaction that is not kept. */
const allowed = [
  `update bet set seen_at = 5, checksum = checksum || '.x' where seen_at is null and settled_at is not null`,
  `update bet set status = 'SETTLED', settled_at = 5, valid_bet = 10, payout = 7, settlement_id = 'x', checksum = checksum || '.x' where id = 'placed'`,
  `update bet set status = 'SETTLED', settled_at = 5, valid_bet = 10, checksum = checksum || '.x' where id = 'placed'`,
  `update bet set status = 'VOID', settled_at = 5, payout = 10, settlement_id = 'x', checksum = checksum || '.x' where id = 'placed'`,
  `update bet set status = 'CANCELLED', settled_at = 5, payout = 10, settlement_id = 'x', checksum = checksum || '.x' where id = 'placed'`,
  `update seed_pair set client_seed = 'x', client_seed_at = 5, checksum = checksum || '.x' where client_seed is null and not exists
    (select 1 from seed_pair as other where other.member_id = seed_pair.member_id and other.client_seed is not null and other.revealed_at is null)`,
  `update seed_pair set next_nonce = next_nonce + 1 where client_seed is not null and revealed_at is null`,
  `update seed_pair set revealed_at = 5, checksum = checksum || '.x' where client_seed is not null and revealed_at is null`,
  `update deposit set status = 'PAID', transaction_id = 'x', credited = amount, closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
  `update deposit set status = 'FAILED', closed_at = 5, checksum = checksum || '.x' where id = 'pending'`,
];

describe.each(testEngines())('rows that are written once, on %s', (engine) => {
  let books: BooksToCheck;
  beforeAll(async () => {
    books = await openBooksToCheck(engine);
    await books.chain();
    await sql`insert into deposit (id, member_id, idempotency_key, method_id, kind, amount, fee, currency, status, created_at, checksum)
      select 'pending', member_id, 'pending', method_id, kind, amount, fee, currency, 'CREATED', created_at, '' from deposit limit 1`.execute(
      books.db,
    );
    await sql.raw(`insert into bet (${betColumns}) select ${placedBet} from bet limit 1`).execute(books.db);
  }, 60_000);
  afterAll(() => books.close());

  test.each(refused)('never: %s', async (statement) => {
    await expect(sql.raw(statement).execute(books.db)).rejects.toThrow(
      /only listed changes|deposit_(paid|closed|credited)|no row is deleted|never (changed|deleted)|no (update|delete) on/,
    );
  });

  test.runIf(engine === 'postgres').each(['deposit', 'bet', 'seeded_round', 'seed_pair', 'chain_link'])(
    'never: truncate %s',
    async (table) => {
      await expect(sql.raw(`truncate ${table} cascade`).execute(books.db)).rejects.toThrow(/no truncate on/);
    },
  );

  test.each(refusedBets)('no bet is %s', async (_what, from, to) => {
    const values = placedBet.replaceAll(/\s+/g, ' ').replace(from, to).replace(`'placed'`, `'another'`);
    expect(values).toContain(to);
    await expect(sql.raw(`insert into bet (${betColumns}) select ${values} from bet limit 1`).execute(books.db)).rejects.toThrow(/bet_/);
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
          created_at: createdAt,
          checksum: '',
        })
        .execute();
    await expect(write('0-late', newest - 300_001n)).rejects.toThrow('not back-dated');
    await write('0-skewed', newest - 300_000n);
  });
});
