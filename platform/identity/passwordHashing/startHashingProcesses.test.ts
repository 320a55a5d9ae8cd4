import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../../core/random.ts';
import { isRunning } from '../../testing/isRunning.ts';
import { createBoundedWork } from './boundedWork.ts';
import { hashHere } from './argon2.ts';
import { createPasswords } from './passwords.ts';
import { startHashingProcesses, type HashingProcesses } from './startHashingProcesses.ts';

let hashingProcesses: HashingProcesses;
beforeEach(() => {
  hashingProcesses = startHashingProcesses(2, { giveWay: false });
});
afterEach(() => hashingProcesses.stop());

const argon2Input = { message: 'mật khẩu 🌊\0', nonce: new Uint8Array(16).fill(7), memory: 64, passes: 2, parallelism: 1, tagLength: 32 };
const hex = (tag: Uint8Array) => Buffer.from(tag).toString('hex');

test('AUT-001 processes of their own derive what this one would, each its own', async () => {
  const nonces = Array.from({ length: 20 }, (_, index) => new Uint8Array(16).fill(index));
  const tags = await Promise.all(nonces.map((nonce) => hashingProcesses.hashPassword({ ...argon2Input, nonce })));
  expect(tags.map(hex)).toEqual(await Promise.all(nonces.map(async (nonce) => hex(await hashHere({ ...argon2Input, nonce })))));
});

test('a password hashed there is known here, and the other way round', async () => {
  const there = createPasswords(systemRandom, {
    hashPassword: hashingProcesses.hashPassword,
    bounded: createBoundedWork({ atOnce: 2, waiting: 8, patience: 15_000 }),
  });
  const here = createPasswords(systemRandom);
  expect(await here.verify('river at dusk', await there.hash('river at dusk'))).toBe(true);
  expect(await there.verify('river at dawn', await here.hash('river at dusk'))).toBe(false);
});

test.each([true, false])('they give way to everything else where that is asked for (%s)', async (giveWay) => {
  const started = startHashingProcesses(1, { giveWay });
  try {
    await started.hashPassword(argon2Input);
    const [pid = 0] = started.pids();
    expect(getPriority(pid)).toBe(giveWay ? 10 : getPriority());
  } finally {
    started.stop();
  }
});

test('one is begun when it is needed, and a second when the first is at work', async () => {
  expect(hashingProcesses.pids()).toEqual([]);
  await hashingProcesses.hashPassword(argon2Input);
  await hashingProcesses.hashPassword(argon2Input);
  expect(hashingProcesses.pids()).toHaveLength(1);
  await Promise.all(Array.from({ length: 4 }, () => hashingProcesses.hashPassword(argon2Input)));
  expect(hashingProcesses.pids()).toHaveLength(2);
});

test('what cannot be derived rejects, and the next ones are derived', async () => {
  await expect(hashingProcesses.hashPassword({ ...argon2Input, passes: -1 })).rejects.toThrow('passes');
  expect(await hashingProcesses.hashPassword(argon2Input)).toHaveLength(32);
});

test('a process that died is replaced by the next question', async () => {
  await hashingProcesses.hashPassword(argon2Input);
  const before = hashingProcesses.pids();
  for (const pid of before) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      () =>
        hashingProcesses.hashPassword(argon2Input).then(
          (tag) => tag.length,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(32);
  expect(before).not.toContain(hashingProcesses.pids()[0]);
});

test('after the end nothing is derived', async () => {
  await hashingProcesses.hashPassword(argon2Input);
  const ended = startHashingProcesses(1, { giveWay: false });
  ended.stop();
  await expect(ended.hashPassword(argon2Input)).rejects.toThrow('any more');
});

test('it ends with the process that started it, however that one ends', async () => {
  const parent = fork(fileURLToPath(new URL('../../testing/hashUntilKilled.ts', import.meta.url)), [], { execArgv: [] });
  const [helper] = (await once(parent, 'message')) as [number];
  expect(isRunning(helper)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(helper), { timeout: 10_000 }).toBe(false);
});
