import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChainHead } from '../books/chainHead.ts';
import { systemRandom } from '../random.ts';
import { engineOf } from '../store/engine.ts';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { type AuditChainParts, chainAuditEvents } from './auditChain.ts';
import type { Actor } from './auditEvent.ts';
import { type AuditFilter, createAuditTrail } from './auditTrail.ts';
import { checkAuditTrail } from './checkAuditTrail.ts';
import { createAudit } from './createAudit.ts';

const desk: Actor = { kind: 'operator', id: 'mai' };

describe.each(testEngines())('the audit trail on %s', (engine) => {
  let store: TestStore;
  let parts: AuditChainParts & { readonly random: typeof systemRandom };
  let kept: ChainHead | undefined;
  beforeEach(async () => {
    store = await openTestStore(engine);
    kept = undefined;
    const head = { read: () => kept, keep: (next: ChainHead) => void (kept = next) };
    parts = { db: store.db, clock: { now: () => 1_800_000_000_000 }, random: systemRandom, checksums: testChecksums, head };
  });
  afterEach(() => store.close());

  const write = async (count: number) => {
    const audit = createAudit(parts);
    await store.db.transaction().execute(async (transaction) => {
      for (let number = 1; number <= count; number += 1)
        await audit.record(transaction, { actor: desk, action: 'lockMember', subject: `m${number}`, after: { status: 'LOCKED' } });
    });
  };
  const findings = async () => (await checkAuditTrail(parts)).findings.map(({ table, id, problem }) => `${table} ${id} ${problem}`);
  /** What somebody does who owns the database, but not the key. */
  const tamper = async (...statements: readonly string[]) => {
    const triggers = ['audit_event', 'audit_link', 'audit_subject'].flatMap((table) =>
      engine === 'postgres'
        ? [`alter table ${table} disable trigger user`]
        : [`drop trigger ${table}_append_only`, `drop trigger ${table}_no_delete`],
    );
    for (const statement of [...triggers, ...statements]) await sql.raw(statement).execute(store.db);
  };
  const seqOf = async (subject: string) =>
    (await store.db.selectFrom('audit_event').select('seq').where('subject', '=', subject).executeTakeFirstOrThrow()).seq;

  test('is sound as it was written, chained and not yet chained', async () => {
    await write(600);
    expect(await findings()).toEqual([]);
    await chainAuditEvents(parts);
    await write(3);
    expect(await checkAuditTrail(parts)).toEqual({ events: 603, findings: [] });
    expect(kept?.number).toBe(3n);
  });

  test.each([
    ['changed', 'it was changed', (seq: bigint) => [`update audit_event set after = '{"status":"ACTIVE"}' where seq = ${seq}`]],
    ['said to be of somebody else', 'it was changed', (seq: bigint) => [`update audit_event set actor_id = 'lan' where seq = ${seq}`]],
    ['taken away', 'it is missing; link 2 holds it', (seq: bigint) => [`delete from audit_event where seq = ${seq}`]],
    [
      'put in another place',
      'another was put in its place; link 2 holds what stood there',
      (seq: bigint) => {
        const over = engine === 'postgres' ? 'overriding system value ' : '';
        const columns = 'id, actor, actor_id, action, subject, before, after, request_id, created_at, checksum';
        return [
          `create table moved as select * from audit_event where seq in (${seq}, ${seq + 1n})`,
          `delete from audit_event where seq in (${seq}, ${seq + 1n})`,
          `insert into audit_event (seq, ${columns}) ${over}select case when seq = ${seq} then ${seq + 1n} else ${seq} end, ${columns} from moved`,
        ];
      },
    ],
  ])('a row that was %s is named', async (_what, problem, statements) => {
    await write(600);
    await chainAuditEvents(parts);
    const seq = await seqOf('m300');
    await tamper(...statements(seq));
    expect(await findings()).toContain(`audit_event ${seq} ${problem}`);
    expect((await findings()).filter((each) => each.startsWith('audit_event')).length).toBeLessThanOrEqual(2);
  });

  test('a link that was taken away or changed is named, and so is an end that was cut off', async () => {
    await write(600);
    await chainAuditEvents(parts);
    await tamper("update audit_link set events = '1-9' where number = 2");
    expect(await findings()).toContain('audit_link 2 it, the one before, or one of its events was changed');
    await sql.raw('delete from audit_link where number = 3').execute(store.db);
    await sql.raw('delete from audit_event where seq > 550').execute(store.db);
    expect((await findings()).some((each) => each.startsWith('audit_link 3 it is missing: the chain ends at 2'))).toBe(true);
  });

  test('an event that its subject is not listed with is named', async () => {
    await write(600);
    await chainAuditEvents(parts);
    const seq = await seqOf('m300');
    await tamper(`delete from audit_subject where seq = ${seq}`);
    expect(await findings()).toEqual([`audit_event ${seq} it is not listed under its subject`]);
  });

  test('a subject has its events, the newest first, from the chain and from what is not in it yet', async () => {
    const audit = createAudit(parts);
    const trail = createAuditTrail({ ...parts, reads: store.db });
    const note = async (subject: string, ...words: readonly string[]) => {
      for (const action of words) await audit.record(store.db, { actor: desk, action, subject });
    };
    await note('m1', 'a', 'b');
    await note('m2', 'x');
    await note('m1', 'c');
    await chainAuditEvents(parts);
    await note('m1', 'd', 'e');
    await note('m2', 'y');
    const listed = (filter: AuditFilter, limit = 50) => trail.list({ subject: 'm1', ...filter }, limit);
    const actions = async (filter: AuditFilter, limit?: number) => (await listed(filter, limit)).map(({ action }) => action).join('');
    expect(await actions({})).toBe('edcba');
    expect(await actions({}, 1)).toBe('e');
    expect(await actions({}, 2)).toBe('ed');
    expect(await actions({}, 3)).toBe('edc');
    expect(await actions({ action: 'b' })).toBe('b');
    expect(await actions({ actorId: 'lan' })).toBe('');
    for (const [index, rest] of ['dcba', 'cba', 'ba', 'a', ''].entries()) {
      const { seq } = (await listed({}))[index] ?? { seq: 0n };
      expect(await actions({ before: seq })).toBe(rest);
    }
    expect((await listed({})).map(({ seq, ...event }) => [event.subject, typeof seq])).toEqual(
      Array.from({ length: 5 }, () => ['m1', 'bigint']),
    );
  });

  test('the database itself refuses what changes or takes away an event', async () => {
    await write(1);
    await expect(
      store.db
        .updateTable('audit_event')
        .set(sql`actor = 'x'` as never)
        .execute(),
    ).rejects.toThrow();
    await expect(store.db.deleteFrom('audit_event').execute()).rejects.toThrow();
    expect(engineOf(store.db)).toBe(engine);
  });

  test('writers do not wait for the chain, and two that chain at once make one chain', async () => {
    await write(300);
    const audit = createAudit(parts);
    await Promise.all([
      chainAuditEvents(parts),
      chainAuditEvents(parts),
      ...Array.from({ length: 20 }, (_, number) => audit.record(store.db, { actor: desk, action: 'note', subject: `n${number}` })),
    ]);
    await chainAuditEvents(parts);
    expect(await checkAuditTrail(parts)).toEqual({ events: 320, findings: [] });
  });
});
