import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { silentLog } from '../log.ts';
import { listenTo, type Signals } from '../store/postgres/listenTo.ts';
import { PermanentJobError, storeJob } from './jobHandler.ts';
import { createJobMetrics } from './jobMetrics.ts';
import { jobChannel } from './jobMigrations.ts';
import { createJobs } from './jobs.ts';
import { note, openJobs, type OpenJobs } from './testing/openJobs.ts';

const next = (signals: Signals): Promise<void> =>
  new Promise((resolve) => {
    const off = signals.onSignal(() => {
      off();
      resolve();
    });
  });

describe.each(testEngines())('jobs that somebody has to know of, on %s', (engine) => {
  let open: OpenJobs;
  beforeEach(async () => {
    open = await openJobs(engine);
  });
  afterEach(() => open.store.close());
  const failing = storeJob(note, async () => Promise.reject(new PermanentJobError('it cannot be done')));

  test('tries are counted by kind and outcome, and dead jobs by kind, until they are started again', async () => {
    const metrics = createJobMetrics(open.store.db);
    const work = (handler: typeof failing) => open.work([handler], undefined, { metrics });
    await open.jobs.enqueue(open.store.db, note, { text: 'lost' });
    await open.jobs.enqueue(open.store.db, note, { text: 'waits' }, { dueAt: open.clock.now() + 3_600_000 });
    await work(failing).doDue();
    expect(await metrics.text()).toMatch(/platform_jobs_dead\{kind="test\.note"\} 1\n/);
    expect(await metrics.text()).toMatch(/platform_jobs_total\{kind="test\.note",outcome="dead"\} 1\n/);
    const [dead] = await open.jobs.listDead(1);
    await open.jobs.restart(dead?.id ?? '');
    await work(storeJob(note, async () => undefined)).doDue();
    const text = await metrics.text();
    expect(text).not.toContain('platform_jobs_dead{');
    expect(text).toMatch(/platform_jobs_total\{kind="test\.note",outcome="done"\} 1\n/);
  });

  test.runIf(engine === 'postgres')(
    'what another process schedules is called out once it is committed, and wakes whoever rests',
    async () => {
      const { location } = open.store;
      const signals = listenTo('url' in location ? location.url : '', jobChannel, silentLog);
      await next(signals);
      expect(signals.isHeard).toBe(true);
      const done: string[] = [];
      const stop = open.work([storeJob(note, async (_transaction, { text }) => void done.push(text))], undefined, { signals }).start();
      const elsewhere = createJobs(open.parts);
      let heard = 0;
      const off = signals.onSignal(() => (heard += 1));
      const undone = open.store.db.transaction().execute(async (transaction) => {
        await elsewhere.enqueue(transaction, note, { text: 'undone' });
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      const called = next(signals);
      await open.store.db.transaction().execute((transaction) => elsewhere.enqueue(transaction, note, { text: 'done' }));
      await called;
      expect(heard).toBe(1);
      await expect.poll(() => done, { timeout: 4_000 }).toEqual(['done']);
      off();
      await stop(1_000);
      await signals.stop();
      expect(signals.isHeard).toBe(false);
    },
  );
});

test('readiness says how many jobs were given up, and stays ready; the rest is for this machine alone', async () => {
  const platform = await openPlatform({});
  const ready = async () => {
    const answer = await platform.fetch('/health/ready');
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready', deadJobs: 0 }]);
  const { jobs, db } = platform.parts;
  await jobs.enqueue(db, note, { text: 'lost' });
  await db.updateTable('job').set({ dead_at: 1n, due_at: null }).execute();
  await jobs.enqueue(db, note, { text: 'waits' });
  expect(await ready()).toEqual([200, { status: 'ready', deadJobs: 1 }]);
  expect(await (await platform.fetch('/metrics')).text()).toContain('platform_jobs_dead{kind="test.note"} 1');
  expect((await platform.fetch('http://operator.example/metrics')).status).toBe(404);
  await platform.close();
});
