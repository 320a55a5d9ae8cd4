import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { claimDue, finish, releaseClaim } from './jobStore.ts';
import { outsideJob, recurringJob } from './jobHandler.ts';
import { note, openJobs, type OpenJobs } from './testing/openJobs.ts';

const minute = 60_000;

/** Work that has begun and does not end before it is told to. */
function held() {
  let end = (): void => undefined;
  let begun = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  const until = new Promise<void>((resolve) => (end = resolve));
  return { isBegun, end: () => end(), wait: () => (begun(), until) };
}

describe.each(testEngines())('leases of jobs on %s', (engine) => {
  let open: OpenJobs;
  let add: OpenJobs['add'];
  let tell: OpenJobs['tell'];
  let told: OpenJobs['told'];
  beforeEach(async () => {
    open = await openJobs(engine);
    ({ add, tell, told } = open);
  });
  afterEach(() => open.store.close());

  /** As a process leaves jobs behind that is killed while it has them. */
  const loseAll = (tries = 1n) =>
    open.store.db
      .updateTable('job')
      .set({ claim: 'of the dead', tries, due_at: BigInt(open.clock.now() + minute) })
      .execute();

  test('a job of a process that was killed is done by another when its lease is over, and not before', async () => {
    await add('left');
    await loseAll();
    const work = open.work([tell]);
    open.clock.forward(minute - 1);
    await work.doDue();
    expect(told).toEqual([]);
    open.clock.forward(1);
    await work.doDue();
    expect(told).toEqual(['left']);
  });

  test('one that every process dies of is dead after its tries, and the others of its batch are done', async () => {
    await add('deadly');
    await loseAll(12n);
    await add('harmless');
    open.clock.forward(minute);
    await open.work([tell]).doDue();
    expect(told).toEqual(['harmless']);
    expect(await open.jobs.listDead(5)).toMatchObject([{ tries: 13, error: expect.stringContaining('never ended') }]);
    expect(open.logged).toMatchObject([{ event: 'job_dead', kind: 'test.note' }]);
  });

  test('what a process may have died of is claimed alone, so that nothing else is counted with it', async () => {
    for (const text of ['a', 'b', 'c']) await add(text);
    await loseAll();
    open.clock.forward(minute);
    const sizes: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) sizes.push((await claimDue(open.parts, [tell], 10)).length);
    expect(sizes).toEqual([1, 1, 1, 0]);
    await add('fresh');
    await add('as well');
    expect(await claimDue(open.parts, [tell], 10)).toHaveLength(2);
  });

  test('who comes back too late changes nothing: the job was another’s, and its effect is there once', async () => {
    const first = held();
    const effect = (name: string, wait: () => Promise<void>) =>
      outsideJob(note, async () => {
        await wait();
        told.push(name);
      });
    await add('slow');
    const slow = open.work([effect('late', first.wait)]).doDue();
    await first.isBegun;
    open.clock.forward(minute);
    await open.work([effect('in time', async () => undefined)]).doDue();
    expect(await open.store.db.selectFrom('job').selectAll().execute()).toEqual([]);
    await add('next');
    first.end();
    await slow;
    expect(told).toEqual(['in time', 'late', 'late']);
    expect(open.logged).toEqual([]);
  });

  test.each(['once', 'once under its key', 'again and again'])(
    'of two that believe one theirs which is done %s the first is too late',
    async (how) => {
      const recurs = how === 'again and again';
      const handler = recurs ? recurringJob(note.kind, '0 0 * * *', async () => undefined) : tell;
      if (recurs) await open.work([handler]).schedule();
      else await add('slow', how === 'once' ? {} : { key: 'slow' });
      open.clock.forward(24 * 60 * minute);
      const [first] = await claimDue(open.parts, [handler], 1);
      open.clock.forward(minute);
      const [second] = await claimDue(open.parts, [handler], 1);
      const ends = (claimed: typeof first) =>
        open.store.db
          .transaction()
          .execute(
            async (transaction) =>
              claimed && finish(transaction, claimed.job, open.clock.now(), recurs ? open.clock.now() + 24 * 60 * minute : undefined),
          );
      expect(await ends(first)).toBe(false);
      expect(await ends(second)).toBe(true);
      expect(await ends(first)).toBe(false);
      expect(await ends(second)).toBe(false);
    },
  );

  test('what is given back is as if nobody had had it, and what somebody else has by now is left to them', async () => {
    const rows = () => open.store.db.selectFrom('job').selectAll().execute();
    await add('put back');
    const before = await rows();
    const [first] = await claimDue(open.parts, [tell], 1);
    if (first) await releaseClaim(open.store.db, first.job);
    expect(await rows()).toEqual(before);
    const [second] = await claimDue(open.parts, [tell], 1);
    if (first) await releaseClaim(open.store.db, first.job);
    expect(await rows()).toMatchObject([{ claim: second?.job.claim, tries: 1n }]);
  });

  test('one that recurs is hurried to nobody while somebody is at it', async () => {
    const daily = recurringJob(note.kind, '0 0 * * *', async () => undefined);
    await open.work([daily]).schedule();
    await open.jobs.hurry(note.kind);
    expect(await claimDue(open.parts, [daily], 1)).toHaveLength(1);
    await open.jobs.hurry(note.kind);
    expect(await claimDue(open.parts, [daily], 1)).toHaveLength(0);
  });

  test('of what acts outside four are under way at once, and none is claimed before its turn', async () => {
    const first = held();
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) await add(text);
    const hanging = outsideJob(note, async ({ text }) => {
      await first.wait();
      told.push(text);
    });
    const slow = open.work([hanging]).doDue();
    await first.isBegun;
    await expect
      .poll(async () => (await open.store.db.selectFrom('job').selectAll().where('claim', 'is not', null).execute()).length)
      .toBe(4);
    first.end();
    await slow;
    expect(told.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe.each(testEngines())('a platform that does jobs on %s', (engine) => {
  let open: OpenJobs;
  let add: OpenJobs['add'];
  let tell: OpenJobs['tell'];
  let told: OpenJobs['told'];
  beforeEach(async () => {
    open = await openJobs(engine);
    ({ add, tell, told } = open);
  });
  afterEach(() => open.store.close());

  test('does what is scheduled, here or elsewhere, and what becomes due, until it is stopped', async () => {
    const stop = open.work([tell]).start();
    await add('now');
    await expect.poll(() => told).toEqual(['now']);
    await add('later', { dueAt: open.clock.now() + minute });
    open.clock.forward(minute);
    await expect.poll(() => told).toEqual(['now', 'later']);
    await stop(1_000);
    await add('too late');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(2);
  });

  test('stops when what is under way is done, and leaves the rest to the next at once', async () => {
    const first = held();
    const stop = open
      .work([
        outsideJob(note, async ({ text }) => {
          await first.wait();
          told.push(text);
        }),
      ])
      .start();
    for (let index = 0; index < 10; index += 1) await add(String(index));
    await first.isBegun;
    const stopped = stop(5_000);
    first.end();
    await stopped;
    const before = told.length;
    expect(before).toBeLessThanOrEqual(4);
    await open.work([tell]).doDue();
    expect(told.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => String(index)));
  });

  test('one that hangs keeps nobody of another kind waiting', async () => {
    const hung = held();
    const hanging = { kind: 'test.hanging', payload: note.payload };
    const stop = open.work([tell, outsideJob(hanging, hung.wait)]).start();
    for (let index = 0; index < 8; index += 1) await open.jobs.enqueue(open.store.db, hanging, { text: '' });
    await hung.isBegun;
    await add('quick');
    await expect.poll(() => told).toEqual(['quick']);
    hung.end();
    await stop(5_000);
  });
});
