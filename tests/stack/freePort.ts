import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to connections by itself, of which a run of all tests has thousands: one of them may have taken it a moment later. */
const [lowest, above] = [12_000, 32_000];
const tries = 100;

/** Whether nobody listens at a loopback port. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A loopback port that was free a moment ago, and that nobody is given who does not ask for it. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(lowest, above);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${tries} ports from ${lowest} on is free.`);
}
