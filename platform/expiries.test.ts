import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createChatThreads } from './content/chat/chatThreads.ts';
import type { Database } from './core/store/database.ts';
import { movableClock, type MovableClock } from './testing/movableClock.ts';
import { openPlatform, type TestPlatform } from './testing/openPlatform.ts';
import { testEngines } from './testing/openTestStore.ts';
import { registered } from './testing/registration.ts';

const hour = 3_600_000;
const day = 24 * hour;
const text = '';

type Forgetful = readonly [table: keyof Database, column: string, keptFor: number, values: object];

/** A row of each table that forgets, by the column that says when it was over, and how long it is kept after that. */
const forgetful: readonly Forgetful[] = [
  ['attempt', 'at', day, { id: text, scope: text }],
  ['captcha', 'expires_at', 0, { id: text, answer_hash: text }],
  ['chat_seat', 'expires_at', 0, { token_hash: text, thread_id: 'room' }],
  ['chat_ticket', 'expires_at', 0, { token_hash: text, purpose: 'room', session_id: text, vip: 0n }],
  ['gift_network', 'seen_at', day, { network_hash: text }],
  ['guess_count', 'since', hour, { scope: text, count: 1n }],
  ['idempotency_answer', 'expires_at', 0, { transaction_id: text, answer: text }],
  ['known_address', 'last_seen_at', 180 * day, { address: text, created_at: 0n }],
  ['known_browser', 'last_seen_at', 180 * day, { browser_hash: text }],
  ['launch_token', 'expires_at', day, { token_hash: text, session_id: text, node_id: text, language: text, created_at: 0n }],
  ['login_ticket', 'expires_at', 0, { ticket_hash: text, domain: text, created_at: 0n }],
  [
    'login_verification',
    'expires_at',
    hour,
    { id: text, methods: '[]', address: text, agent: text, origin: 'password', remember: 0n, tries: 0n, created_at: 0n },
  ],
  ['member_session', 'expires_at', 32 * day, { id: text, token_hash: text, address: text, created_at: 0n }],
  ['message', 'sent_at', 365 * day, { id: text, code: text, detail: '{}' }],
  ['opened_seal', 'expires_at', 0, { jti: text }],
  [
    'play_session',
    'expires_at',
    day,
    { id: text, token_hash: text, session_id: text, title_code: text, title_version: 1n, created_at: 0n },
  ],
  ['recovery_link', 'expires_at', 0, { token_hash: text, created_at: 0n }],
  ['remembered_login', 'expires_at', 0, { selector: text, validator_hash: text, family: text, created_at: 0n }],
  ['social_state', 'expires_at', 0, { state_hash: text, provider: text, nonce: text, code_verifier: text, redirect_uri: text }],
  ['social_ticket', 'expires_at', 0, { ticket_hash: text, issuer: text, subject: text }],
  ['spent_challenge', 'expires_at', 0, { challenge: text }],
  ['step_up_ticket', 'expires_at', 0, { token_hash: text, action_hash: text, created_at: 0n }],
  ['studio_round', 'created_at', 30 * day, { player: text, reference: text, stake: text, currency: text, status: text, payout: text }],
  ['studio_session', 'expires_at', 0, { session_hash: text, player: text, currency: text }],
  ['verification_code', 'created_at', day, { id: text, flow: text, target_hash: text, code_hash: text, tries: 0n, expires_at: 0n }],
];
const owned = new Set<string>(
  (
    'chat_seat chat_ticket known_address known_browser launch_token login_ticket login_verification member_session message play_session ' +
    'recovery_link remembered_login step_up_ticket'
  ).split(' '),
);

describe.each(testEngines())('what has expired on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let memberId: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    await createChatThreads(platform.parts).roomEnd();
    await platform.jobWork.schedule();
  });
  afterEach(() => platform.close());

  /** Writes rows that were over at `times`. */
  const write = async ([table, column, , values]: Forgetful, times: readonly number[]) => {
    const rows = times.map((time, index) => ({
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === text ? `row ${index}` : value])),
      ...(owned.has(table) ? { member_id: memberId } : {}),
      [column]: BigInt(time),
    }));
    for (let index = 0; index < rows.length; index += 500)
      await platform.parts.db
        .insertInto(table)
        .values(rows.slice(index, index + 500) as never)
        .execute();
  };
  const left = async ([table, column]: Forgetful) => {
    const { rows } = await sql<{ at: bigint }>`select ${sql.ref(column)} as at from ${sql.table(table)}`.execute(platform.parts.db);
    return rows.map(({ at }) => Number(at)).toSorted((one, other) => one - other);
  };

  test.each(forgetful)('%s: what is over by `%s` is gone within ten minutes, %d ms after that', async (...row) => {
    const [table, , keptFor] = row;
    await platform.parts.db.deleteFrom(table).execute();
    clock.forward(10 * 60_000);
    const oldest = clock.now() - keptFor;
    await write(row, [oldest, oldest + 1, clock.now() + hour]);
    await platform.settled();
    expect(await left(row)).toEqual([oldest + 1, clock.now() + hour]);
  });

  test('however much it is, in pieces', async () => {
    const row = forgetful.find(([table]) => table === 'captcha');
    if (!row) throw new Error('no captchas');
    clock.forward(10 * 60_000);
    await write(row, [...Array.from({ length: 2_500 }, (_, index) => clock.now() - (index % 700)), clock.now() + 1]);
    await platform.settled();
    expect(await left(row)).toEqual([clock.now() + 1]);
  });
});
