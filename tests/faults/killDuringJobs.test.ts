import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../platform/core/clock.ts';
import { createJobs } from '../../platform/core/jobs/jobs.ts';
import { systemRandom } from '../../platform/core/random.ts';
import { openStore } from '../../platform/core/store/openStore.ts';
import { modules } from '../../platform/modules.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { testSecrets } from '../../platform/testing/testSecrets.ts';

const program = fileURLToPath(new URL('./jobWorker.ts', import.meta.url));
/** 10,000 by `npm run test:faults`. */
const count = Number(process.env['JOBS'] ?? 2_000);
/** Milliseconds from one kill to the next: a second where there are 10,000. After ten times as many the rest is done in peace. */
const restless = count / 10;
/** Milliseconds of each job on a machine that others keep busy: how long it takes is no fault. */
const longestEach = 60;

let store: TestStore;
const workers = new Set<ChildProcess>();

afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await store.close();
});

test.each(testEngines())(
  `CRS-001 ${count} due jobs on %s are done once each, by processes of which one is killed again and again`,
  async (engine) => {
    store = await openTestStore(engine);
    const { db, location } = store;
    const jobs = createJobs({ db, clock: systemClock, random: systemRandom, secrets: testSecrets() });
    await db.transaction().execute(async (transaction) => {
      const type = { kind: 'test.effect', payload: z.object({ number: z.number() }) };
      for (let first = 0; first < count; first += 250)
        await Promise.all(Array.from({ length: 250 }, (_, index) => jobs.enqueue(transaction, type, { number: first + index })));
    });
    // One process has a file at a time: where there are three, they share a server.
    const processes = engine === 'sqlite' ? 1 : 3;
    if (engine === 'sqlite') await db.destroy();

    let isDone: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (isDone = resolve));
    const start = async (): Promise<ChildProcess> => {
      const worker = fork(program, [JSON.stringify(location)], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      workers.add(worker);
      worker.on('message', (message) => message === 'done' && isDone());
      await once(worker, 'message');
      return worker;
    };
    const running = await Promise.all(Array.from({ length: processes }, start));
    const began = performance.now();
    let kills = 0;
    let isOver = false;
    void done.then(() => (isOver = true));
    while (!isOver && performance.now() - began < 10 * restless) {
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, restless))]);
      if (isOver) break;
      const victim = running.shift();
      if (!victim) break;
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      workers.delete(victim);
      kills += 1;
      running.push(await start());
    }
    await done;
    for (const worker of running) {
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      workers.delete(worker);
    }

    const after = engine === 'sqlite' ? await openStore(location, modules.migrations) : db;
    const effects = await after.selectFrom('attempt').select('scope').execute();
    const left = await after.selectFrom('job').select('id').execute();
    if (after !== db) await after.destroy();
    expect(kills).toBeGreaterThan(0);
    expect(left).toEqual([]);
    expect(new Set(effects.map(({ scope }) => scope)).size).toBe(count);
    expect(effects).toHaveLength(count);
  },
  Math.max(120_000, count * longestEach),
);
