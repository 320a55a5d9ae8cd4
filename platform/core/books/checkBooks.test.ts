import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { depositChecksum } from '../../money/deposit/testing/depositChecksum.ts';
import { betChecksum } from '../../play/bet/betChecksums.ts';
import { markGameSeen } from '../../play/bet/seenBets.ts';
import { roundChecksum } from '../../play/round/roundChecksum.ts';
import { takeNonce } from '../../play/round/seedPairStore.ts';
import { testTitle } from '../../play/games/slot/testing/openSlot.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { dropStoreRules, everyTarget, flip } from './testing/flip.ts';
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

  test('as they were written nothing is found: before they are chained, after, and in between', async () => {
    expect(await books.check()).toEqual([]);
    await books.chain();
    expect(await books.check()).toEqual([]);
    await books.play(2);
    expect(await books.check()).toEqual([]);
  });

  test('every column of every table and a row of each, 100 changes and deletions behind their back: 100 are found, each by its row', async () => {
    await books.chain();
    await dropStoreRules(books.db);
    const pick = picker(2_026);
    const targets = await everyTarget(books.db);
    const missed: string[] = [];
    const untouched = new Set(targets);
    let flips = 0;
    for (let tried = 0; flips < 100 || (untouched.size > 0 && tried < 2 * targets.length); tried += 1) {
      const target = targets[tried < 2 * targets.length ? tried % targets.length : pick(targets.length)];
      if (target === undefined || (flips >= 100 && !untouched.has(target))) continue;
      const flipped = await flip(books.db, target, pick);
      if (flipped === undefined) continue;
      untouched.delete(target);
      flips += 1;
      const named = (await books.check()).map(({ table, id }) => `${table} ${id}`);
      if (!flipped.names.some((name) => named.includes(name))) missed.push(`${flipped.what} → ${named.join(', ')}`);
      await flipped.undo();
    }
    expect(missed).toEqual([]);
    expect([...untouched]).toEqual([]);
    expect(await books.check()).toEqual([]);
  }, 240_000);

  test('a balance that was changed by a hair is found', async () => {
    await dropStoreRules(books.db);
    const { id } = await books.db.selectFrom('account').select('id').where('purpose', '=', 'cash').limit(1).executeTakeFirstOrThrow();
    await sql`update account set balance = balance - 1 where id = ${id}`.execute(books.db);
    expect(await books.check()).toEqual([{ table: 'account', id, problem: 'its balance is not the sum of its postings' }]);
  });

  test('seeds that no round rests on are missed by the pair after them, and the pair to come by its member', async () => {
    const { db, slot } = books;
    const { session } = await slot.enter('an');
    await markGameSeen(db, slot.parts.checksums, 'an', testTitle, slot.parts.clock.now());
    for (const seed of ['third', 'fourth']) {
      slot.wait(60_000);
      expect((await slot.rotate(session, seed)).status).toBe(200);
    }
    await dropStoreRules(db);
    const unplayed = await db
      .selectFrom('seed_pair')
      .select('id')
      .where('member_id', '=', 'an')
      .where('revealed_at', 'is not', null)
      .where('next_nonce', '=', 0n)
      .executeTakeFirstOrThrow();
    await sql`delete from seed_pair where id = ${unplayed.id}`.execute(db);
    expect(await books.check()).toMatchObject([{ table: 'seed_pair', id: unplayed.id }]);
    await sql`delete from seed_pair where member_id = 'binh' and client_seed is null`.execute(db);
    expect(await books.check()).toMatchObject([
      { table: 'seed_pair', id: unplayed.id },
      { table: 'member', id: 'binh' },
    ]);
  });

  test('an account that nothing was ever posted on is missed by its member', async () => {
    await books.slot.addMember('dung', 0n);
    expect(await books.check()).toEqual([]);
    await dropStoreRules(books.db);
    await sql`delete from account where member_id = 'dung'`.execute(books.db);
    expect(await books.check()).toMatchObject([{ table: 'member', id: 'dung' }]);
  });

  test('what our own code wrote wrongly is found too: a deposit or a bet that is not what was posted', async () => {
    const { parts } = books.slot;
    const [paid, played] = await Promise.all([
      parts.db.selectFrom('deposit').selectAll().limit(1).executeTakeFirstOrThrow(),
      parts.db.selectFrom('bet').selectAll().where('status', '=', 'SETTLED').limit(1).executeTakeFirstOrThrow(),
    ]);
    const write = (operation: string, rows: (db: typeof parts.db, transactionId: string) => Promise<unknown>) =>
      parts.ledger.once({ memberId: 'an', operation, key: 'wrong' }, {}, async (open) => {
        const cash = await open.cashOf('an');
        await open.post([{ from: await open.house('games', cash.currency), to: cash.id, amount: 100n }]);
        await rows(open.db, open.id);
      });
    await write('deposit', (db, transactionId) => {
      const wrong = { id: 'wrong', idempotency_key: 'wrong', transaction_id: transactionId, amount: 101n, credited: 101n };
      const { checksum: _checksum, ...row } = { ...paid, ...wrong };
      return db
        .insertInto('deposit')
        .values({ ...row, checksum: depositChecksum(parts.checksums, row) })
        .execute();
    });
    await write('bet', async (db, transactionId) => {
      const pair = await takeNonce(db, played.member_id);
      const ids = { id: 'wrong', transaction_id: transactionId, settlement_id: transactionId };
      const { checksum: _checksum, ...bet } = { ...played, ...ids, stake: 50n, valid_bet: 50n, payout: 151n, seen_at: null };
      await db
        .insertInto('bet')
        .values({ ...bet, checksum: betChecksum(parts.checksums, bet) })
        .execute();
      const round = {
        bet_id: 'wrong',
        title_version: 1n,
        seed_pair_id: pair?.id ?? '',
        nonce: (pair?.next_nonce ?? 0n) - 1n,
        outcome: '{}',
      };
      await db
        .insertInto('seeded_round')
        .values({ ...round, checksum: roundChecksum(parts.checksums, round) })
        .execute();
    });
    expect(await books.check()).toEqual([
      { table: 'deposit', id: 'wrong', problem: 'its amount is not what was posted' },
      { table: 'bet', id: 'wrong', problem: 'stake and payout are not what was posted' },
    ]);
  });

  test('a link taken out of the middle of the chain is named, and so is one put between', async () => {
    for (let links = 0; links < 3; links += 1) {
      await books.play(1);
      await books.chain();
    }
    await dropStoreRules(books.db);
    await sql`delete from chain_link where number = 2`.execute(books.db);
    expect((await books.check()).filter(({ problem }) => problem === 'it is missing')).toEqual([
      { table: 'chain_link', id: '2', problem: 'it is missing' },
    ]);
  });

  /** Takes a member's last round away with everything that came of it, so that all sums are right. */
  async function forgetLastRound(): Promise<string> {
    const { db } = books;
    const round = await db
      .selectFrom('bet')
      .innerJoin('seeded_round', 'seeded_round.bet_id', 'bet.id')
      .selectAll('bet')
      .select('seed_pair_id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const before = await db
      .selectFrom('bet')
      .select('id')
      .where('member_id', '=', round.member_id)
      .orderBy('id', 'desc')
      .offset(1)
      .limit(1)
      .executeTakeFirstOrThrow();
    await dropStoreRules(db);
    const postings = await db.selectFrom('posting').select('seq').where('transaction_id', '=', round.transaction_id).execute();
    await sql`delete from posting where transaction_id = ${round.transaction_id}`.execute(db);
    await sql`delete from ledger_transaction where id = ${round.transaction_id}`.execute(db);
    await sql`delete from seeded_round where bet_id = ${round.id}`.execute(db);
    await sql`delete from bet where id = ${round.id}`.execute(db);
    await sql`delete from account_record where transaction_id = ${round.transaction_id}`.execute(db);
    await sql`update bet_day set bets = bets - 1, stake = stake - ${round.stake}, valid_bet = valid_bet - ${round.valid_bet}, payout = payout - ${round.payout}
      where member_id = ${round.member_id} and vendor_code = ${round.vendor_code} and status = ${round.status}`.execute(db);
    await sql`update seed_pair set next_nonce = next_nonce - 1 where id = ${round.seed_pair_id}`.execute(db);
    await sql`update bet set seen_at = null, checksum = substr(checksum, 1, 87) where id = ${before.id}`.execute(db);
    await sql`update account set balance = balance + ${round.stake - round.payout},
      last_posting = (select max(seq) from posting where from_account = account.id or to_account = account.id) where member_id = ${round.member_id} and purpose = 'cash'`.execute(
      db,
    );
    return String(postings[0]?.seq);
  }

  test('a round that was lost and taken away with all its traces is missed in the chain', async () => {
    await books.chain();
    const posting = await forgetLastRound();
    const findings = await books.check();
    expect(findings.filter(({ table }) => table === 'posting').map(({ id }) => id)).toContain(posting);
    expect(findings.filter(({ table }) => table !== 'posting' && table !== 'chain_link')).toEqual([]);
  });

  test('and so it is where the end of the chain is cut off with it', async () => {
    await books.chain();
    await forgetLastRound();
    const { number } = await books.db
      .selectFrom('chain_link')
      .select('number')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`delete from chain_link where number = ${number}`.execute(books.db);
    expect(await books.check()).toEqual([expect.objectContaining({ table: 'chain_link', id: String(number) })]);
  });

  test('money that somebody without the key has written is found, chained or not', async () => {
    await dropStoreRules(books.db);
    const { id: cash } = await books.db
      .selectFrom('account')
      .select('id')
      .where('member_id', '=', 'an')
      .where('purpose', '=', 'cash')
      .executeTakeFirstOrThrow();
    const { checksum } = await books.db.selectFrom('ledger_transaction').select('checksum').limit(1).executeTakeFirstOrThrow();
    await sql`insert into ledger_transaction (id, member_id, operation, idempotency_key, fingerprint, created_at, checksum)
      values ('forged', 'an', 'gift', 'k', 'f', 1763600000000, ${checksum})`.execute(books.db);
    const {
      rows: [posted],
    } = await sql<{ seq: bigint }>`insert into posting (transaction_id, from_account, to_account, currency, amount)
      values ('forged', 'house:bonus:PLAY', ${cash}, 'PLAY', 1000) returning seq`.execute(books.db);
    await sql`update account set balance = balance + 1000, last_posting = ${posted?.seq ?? 0n} where id = ${cash}`.execute(books.db);
    const forged = ['ledger_transaction forged'];
    const named = async () => (await books.check()).map(({ table, id }) => `${table} ${id}`);
    expect(await named()).toEqual(forged);
    await books.chain();
    expect(await named()).toEqual(forged);
  });
});
