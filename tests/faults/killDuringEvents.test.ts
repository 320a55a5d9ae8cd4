import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { silentLog } from '../../gateway/log.ts';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../gateway/clock.ts';
import { systemRandom } from '../../gateway/random.ts';
import { createLive } from '../../gateway/live/live.ts';
import { createOpenStream } from '../../gateway/upstream/transport/openStream.ts';
import { openTestStore, testEngines, type TestStore } from '../../platform/testing/openTestStore.ts';
import { freePort } from '../stack/freePort.ts';

const program = fileURLToPath(new URL('./payAndTell.ts', import.meta.url));
const clients = 200;
/** 10,000 of all together by `npm run test:faults`. */
const payments = Number(process.env['POSTINGS'] ?? 2_000) / clients;
const kills = payments < 50 ? 2 : 5;
/** Milliseconds of each posting on a machine that others keep busy: how long it takes is no fault. */
const longestEach = 60;

let store: TestStore;
let payer: ChildProcess | undefined;
let close: () => void = () => undefined;
afterEach(async () => {
  close();
  payer?.kill('SIGKILL');
  await store.close();
});

test.each(testEngines())(
  `CRS-001 of ${clients * payments} postings on %s each of ${clients} clients sees each of its own once and in order, over kills of who tells`,
  async (engine) => {
    store = await openTestStore(engine);
    const { location } = store;
    if (engine === 'sqlite') await store.db.destroy();
    const port = await freePort();
    const args = [JSON.stringify(location), String(port), String(clients), String(payments)];
    const start = async (): Promise<ChildProcess> => {
      const child = fork(program, args, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      payer = child;
      await once(child, 'message');
      return child;
    };
    let child = await start();

    let isOpen = false;
    const { openStream, close: closeStream } = createOpenStream();
    const live = createLive({
      openStream,
      origin: `http://127.0.0.1:${port}`,
      merchant: 'SAMPAN',
      random: systemRandom,
      log: silentLog(),
      clock: systemClock,
      metrics: { streams: () => undefined, told: () => undefined, upstream: (open) => (isOpen = open) },
    });
    close = () => {
      live.close();
      void closeStream();
    };
    const seen = Array.from({ length: clients }, (): string[] => []);
    const reading = seen.map(async (balances, index) => {
      for await (const news of live.follow(`member ${index}`, 'balance')) if (news.type === 'balance') balances.push(news.sumBalance);
    });
    await expect.poll(() => isOpen, { timeout: 30_000 }).toBe(true);

    child.send('pay');
    const all = clients * payments;
    const total = () => seen.reduce((sum, balances) => sum + balances.length, 0);
    const untilSeen = (count: number) => expect.poll(total, { timeout: 90_000, interval: 20 }).toBeGreaterThanOrEqual(count);
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilSeen((all * kill) / (kills + 2));
      child.kill('SIGKILL');
      await once(child, 'exit');
      child = await start();
      child.send('pay');
    }
    await untilSeen(all);
    live.close();
    await Promise.all(reading);
    for (const balances of seen) expect(balances).toEqual(Array.from({ length: payments }, (_, index) => String(index + 1)));
  },
  Math.max(120_000, clients * payments * longestEach),
);
