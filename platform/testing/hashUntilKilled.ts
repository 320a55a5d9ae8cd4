import { startHashingProcesses } from '../identity/passwordHashing/startHashingProcesses.ts';

/** A program that has passwords derived, tells the id of the process that does it, and never ends. */
const { hashPassword, pids } = startHashingProcesses(1, { giveWay: false });
await hashPassword({ message: 'river', nonce: new Uint8Array(16), memory: 64, passes: 2, parallelism: 1, tagLength: 32 });
process.send?.(pids()[0]);
setInterval(() => undefined, 60_000);
