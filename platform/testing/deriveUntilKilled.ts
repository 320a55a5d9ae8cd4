import { startDerivations } from '../member/startDerivations.ts';

/** A program that has passwords derived, tells the id of the process that does it, and never ends. */
const { derive, pids } = startDerivations(1);
await derive({ message: 'river', nonce: new Uint8Array(16), memory: 64, passes: 2, parallelism: 1, tagLength: 32 });
process.send?.(pids()[0]);
setInterval(() => undefined, 60_000);
