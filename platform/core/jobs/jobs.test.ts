import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testEngines } from '../../testing/openTestStore.ts';
import type { Database } from '../store/database.ts';
import { MoneyMaintenance } from '../ledger/ledger.ts';
import { type JobHandler, outsideJob, PermanentJobError, storeJob } from './jobHandler.ts';
import { note, openJobs, type OpenJobs } from './testing/openJobs.ts';

const minute = 60_000;

describe.each(testEngines())('jobs on %s', (engine) => {
  let open: OpenJobs;
  let add: OpenJobs['add'];
  let tell: OpenJobs['tell'];
  let told: OpenJobs['told'];
  beforeEach(async () => {
    open = await openJobs(engine);
    ({ add, tell, told } = open);
  });
  afterEach(() => open.store.close());

  const many = (count: number, one: (db: Kysely<Database>, index: number) => Promise<unknown>) =>
    open.store.db.transaction().execute(async (transaction) => {
      for (let index = 0; index < count; index += 1) await one(transaction, index);
    });
  const rows = () => open.store.db.selectFrom('job').selectAll().execute();
  const failing = (error: () => Error, tries = 3): JobHandler =>
    storeJob(
      note,
      async (_transaction, { text }) => {
        told.push(text);
        throw error();
      },
      { tries },
    );

  test('one is done when it is due, not before, and is gone then', async () => {
    const work = open.work([tell]);
    await add('later', { dueAt: open.clock.now() + minute });
    expect(await work.doDue()).toBe(0);
    open.clock.forward(minute - 1);
    await work.doDue();
    expect(told).toEqual([]);
    open.clock.forward(1);
    await work.doDue();
    expect(told).toEqual(['later']);
    expect(await rows()).toEqual([]);
  });

  test('one is there with the transaction that scheduled it, or not at all', async () => {
    await open.store.db
      .transaction()
      .execute(async (transaction) => {
        await open.jobs.enqueue(transaction, note, { text: 'undone' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await open.store.db.transaction().execute((transaction) => open.jobs.enqueue(transaction, note, { text: 'done' }));
    await open.work([tell]).doDue();
    expect(told).toEqual(['done']);
  });

  test('scheduled twice under one key it is one, also when it was done a day ago; two days later it is another', async () => {
    const work = open.work([tell]);
    expect(await add('draw', { key: 'draw 1' })).toBe(true);
    expect(await add('draw', { key: 'draw 1' })).toBe(false);
    expect(await add('other', { key: 'draw 2' })).toBe(true);
    await work.doDue();
    expect(told.toSorted()).toEqual(['draw', 'other']);
    await work.schedule();
    open.clock.forward(24 * 60 * minute);
    await work.doDue();
    expect(await add('draw', { key: 'draw 1' })).toBe(false);
    open.clock.forward(25 * 60 * minute);
    await work.doDue();
    expect(await add('draw', { key: 'draw 1' })).toBe(true);
  });

  test('of several platforms one does it', async () => {
    const works = Array.from({ length: 4 }, () => open.work([tell]));
    await many(100, (db, index) => open.jobs.enqueue(db, note, { text: String(index) }));
    await Promise.all(works.map((work) => work.doDue()));
    expect(told.toSorted((left, right) => Number(left) - Number(right))).toEqual(Array.from({ length: 100 }, (_, index) => String(index)));
  });

  test('its effect and its end are one: what fails leaves nothing of itself, and is tried again, later each time', async () => {
    let mayEnd = false;
    const work = open.work([
      storeJob(note, async (transaction, { text }) => {
        await transaction
          .insertInto('attempt')
          .values({ id: `${text} ${told.length}`, scope: 'effect', at: 1n })
          .execute();
        told.push(text);
        if (!mayEnd) throw new Error('not yet');
      }),
    ]);
    await add('once');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      const began = open.clock.now();
      while (told.length < tries) {
        await work.doDue();
        open.clock.forward(100);
      }
      pauses.push(open.clock.now() - began);
    }
    // Between half of 2, 4 and 8 seconds and the whole.
    for (const [index, pause] of pauses.slice(1).entries()) {
      expect(pause).toBeGreaterThanOrEqual(1_000 * 2 ** index);
      expect(pause).toBeLessThanOrEqual(2_000 * 2 ** index + 200);
    }
    expect(await open.store.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
    mayEnd = true;
    open.clock.forward(60 * minute);
    await work.doDue();
    expect((await open.store.db.selectFrom('attempt').select('id').execute()).map(({ id }) => id)).toEqual(['once 4']);
    expect(await rows()).toEqual([]);
  });

  test('after its tries it is dead: told once, listed, and done when somebody starts it again', async () => {
    await add('hard');
    const work = open.work([failing(() => new Error('no luck'))]);
    for (let hour = 0; hour < 10; hour += 1) {
      await work.doDue();
      open.clock.forward(60 * minute);
    }
    expect(told).toHaveLength(3);
    expect(open.logged.map(({ event }) => event)).toEqual(['job_failed', 'job_failed', 'job_dead']);
    const [dead] = await open.jobs.listDead(10);
    expect(dead).toMatchObject({ kind: 'test.note', tries: 3, error: 'no luck', dueAt: null });
    expect(await open.jobs.restart('unknown')).toBe(false);
    expect(await open.jobs.restart(dead?.id ?? '')).toBe(true);
    expect(await open.jobs.listDead(10)).toEqual([]);
    // It has all its tries again.
    await open.work([{ ...tell, tries: 3 }]).doDue();
    expect(told).toHaveLength(4);
    expect(await open.jobs.restart(dead?.id ?? '')).toBe(false);
  });

  test('while no money moves one that would move it takes none of its tries, and is tried again within half a minute', async () => {
    await add('win');
    const waiting = open.work([failing(() => new MoneyMaintenance())]);
    for (let seconds = 0; seconds < 600; seconds += 5) {
      await waiting.doDue();
      open.clock.forward(5_000);
    }
    // Its pauses are of 16 to 32 seconds, and somebody looks every five.
    expect(told.length).toBeGreaterThanOrEqual(600 / 37);
    expect(told.length).toBeLessThanOrEqual(600 / 16 + 1);
    expect(await open.jobs.listDead(10)).toEqual([]);
    open.clock.forward(minute);
    told.splice(0);
    await open.work([tell]).doDue();
    expect(told).toEqual(['win']);
  });

  test('why it is dead is said, also where the system says nothing but a code', async () => {
    await add('hard');
    // As it does of a host with two addresses, none of which answers.
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    const work = open.work([failing(() => refused)]);
    for (let hour = 0; hour < 10; hour += 1) {
      await work.doDue();
      open.clock.forward(60 * minute);
    }
    expect(await open.jobs.listDead(10)).toMatchObject([{ error: 'ECONNREFUSED' }]);
  });

  test('what will never succeed is dead at once, and so is a payload that nobody can read', async () => {
    await add('hopeless');
    await open.work([failing(() => new PermanentJobError('never'))]).doDue();
    await open.jobs.enqueue(open.store.db, { kind: note.kind, payload: z.unknown() }, { words: 'of a newer platform' });
    await open.work([tell]).doDue();
    expect(await open.jobs.listDead(10)).toMatchObject([{ tries: 1 }, { tries: 1 }]);
    expect(told).toEqual(['hopeless']);
    expect(JSON.stringify([open.logged, await open.jobs.listDead(10)])).not.toContain('of a newer platform');
  });

  test('one of a kind that nobody knows is left alone, and keeps nobody from theirs', async () => {
    await many(100, (db) => open.jobs.enqueue(db, { kind: 'test.newer', payload: z.unknown() }, {}));
    await add('known');
    await open.work([tell]).doDue();
    expect(told).toEqual(['known']);
    const left = await rows();
    expect(left).toHaveLength(100);
    expect(left.every(({ tries, claim }) => tries === 0n && claim === null)).toBe(true);
  });

  test('two hundred of one kind do not keep one of another waiting', async () => {
    const order: string[] = [];
    const other = { kind: 'test.other', payload: note.payload };
    const work = open.work([storeJob(note, async () => void order.push('many')), storeJob(other, async () => void order.push('one'))]);
    await many(200, (db, index) => open.jobs.enqueue(db, note, { text: String(index) }));
    open.clock.forward(1);
    await open.jobs.enqueue(open.store.db, other, { text: '' });
    await work.doDue();
    expect(order).toHaveLength(201);
    expect(order.indexOf('one')).toBeLessThan(40);
  });

  test('what it is given lies sealed', async () => {
    await add('linh@example.com');
    expect(JSON.stringify(await sql`select * from job`.execute(open.store.db), (_key, value) => String(value))).not.toContain('linh');
    const [row] = await rows();
    expect(row?.payload).not.toContain('linh');
  });

  test('what was begun is known to have been, also where it was given up and is started anew: what it does outside may be done', async () => {
    const begun: boolean[] = [];
    const work = open.work([
      outsideJob(
        note,
        async (_payload, { wasBegun }) => {
          begun.push(wasBegun);
          if (begun.length < 3) throw new Error('no answer');
        },
        { tries: 2 },
      ),
    ]);
    await add('payout');
    await work.doDue();
    open.clock.forward(minute);
    await work.doDue();
    const [dead] = await open.jobs.listDead(10);
    expect(await open.jobs.restart(dead?.id ?? '')).toBe(true);
    await work.doDue();
    expect(begun).toEqual([false, true, true]);
    expect(await rows()).toEqual([]);
  });

  test('what acts outside is done again where it failed, under the same id', async () => {
    const ids: string[] = [];
    const work = open.work([
      outsideJob(note, async (_payload, { id, tries }) => {
        ids.push(id);
        if (tries === 1) throw new Error('no answer');
      }),
    ]);
    await add('mail');
    await work.doDue();
    open.clock.forward(minute);
    await work.doDue();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect(await rows()).toEqual([]);
  });
});
