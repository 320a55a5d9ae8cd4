import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore, testEngines, type TestStore } from '../../testing/openTestStore.ts';
import { planOf, readFrom, statementsOf } from '../../testing/plans.ts';
import { testChecksums } from '../../testing/testChecksums.ts';
import { createAuditTrail } from './auditTrail.ts';

const [limit, events] = [5, 6_000];

describe.each(testEngines())('a long audit trail on %s', (engine) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(engine);
    const numbers =
      engine === 'postgres'
        ? sql`generate_series(1, ${sql.lit(events)}) as numbers(n)`
        : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(events)}) select n from numbers)`;
    // Mai has done something long ago, and nothing since.
    await sql`insert into audit_event (id, actor, actor_id, action, subject, request_id, created_at, checksum)
      select 'event ' || n, case when n <= 3 then 'operator' else 'member' end, case when n <= 3 then 'mai' else 'linh' end, 'act', 'linh', '', 1, '' from ${numbers}`.execute(
      store.db,
    );
    if (engine === 'postgres') await sql`vacuum analyze audit_event`.execute(store.db);
  });
  afterAll(() => store.close());

  test('PP-38 what an operator has done is found without what everybody else has', async () => {
    const trail = (reads: TestStore['db']) =>
      createAuditTrail({ db: reads, reads, clock: { now: () => 1 }, checksums: testChecksums }).list(
        { actorId: 'mai', isOperator: true },
        limit,
      );
    expect((await trail(store.db)).map(({ seq }) => seq)).toEqual([3n, 2n, 1n]);
    const statements = await statementsOf(store.db, trail);
    if (engine === 'postgres') expect((await readFrom(store.db, 'audit_event', statements)).rows).toBe(3);
    else expect(await planOf(store.db, statements)).toEqual(['SEARCH audit_event USING INDEX audit_event_of_operator (actor_id=?)']);
  });
});
