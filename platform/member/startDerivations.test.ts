import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { createBoundedWork } from './boundedWork.ts';
import { deriveHere } from './derivation.ts';
import { createPasswords } from './passwords.ts';
import { startDerivations, type Derivations } from './startDerivations.ts';

let derivations: Derivations;
beforeEach(() => {
  derivations = startDerivations(2);
});
afterEach(() => derivations.stop());

const derivation = { message: 'mật khẩu 🌊\0', nonce: new Uint8Array(16).fill(7), memory: 64, passes: 2, parallelism: 1, tagLength: 32 };
const hex = (tag: Uint8Array) => Buffer.from(tag).toString('hex');

test('AUT-001 processes of their own derive what this one would, each its own', async () => {
  const nonces = Array.from({ length: 20 }, (_, index) => new Uint8Array(16).fill(index));
  const tags = await Promise.all(nonces.map((nonce) => derivations.derive({ ...derivation, nonce })));
  expect(tags.map(hex)).toEqual(await Promise.all(nonces.map(async (nonce) => hex(await deriveHere({ ...derivation, nonce })))));
});

test('a password hashed there is known here, and the other way round', async () => {
  const there = createPasswords(systemRandom, {
    derive: derivations.derive,
    bounded: createBoundedWork({ atOnce: 2, waiting: 8, patience: 15_000 }),
  });
  const here = createPasswords(systemRandom);
  expect(await here.verify('river at dusk', await there.hash('river at dusk'))).toBe(true);
  expect(await there.verify('river at dawn', await here.hash('river at dusk'))).toBe(false);
});

test('what cannot be derived rejects, and the next ones are derived', async () => {
  await expect(derivations.derive({ ...derivation, passes: -1 })).rejects.toThrow('passes');
  expect(await derivations.derive(derivation)).toHaveLength(32);
});

test('a process that died is replaced by the next question', async () => {
  await derivations.derive(derivation);
  const before = derivations.pids();
  for (const pid of before) if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      () =>
        derivations.derive(derivation).then(
          (tag) => tag.length,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(32);
  expect(before).not.toContain(derivations.pids()[0]);
});

test('after the end nothing is derived', async () => {
  await derivations.derive(derivation);
  const ended = startDerivations(1);
  ended.stop();
  await expect(ended.derive(derivation)).rejects.toThrow('any more');
});

test('it ends with the process that started it, however that one ends', async () => {
  const parent = fork(fileURLToPath(new URL('../testing/deriveUntilKilled.ts', import.meta.url)), [], { execArgv: [] });
  const [helper] = (await once(parent, 'message')) as [number];
  const isRunning = () => {
    try {
      return process.kill(helper, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
});
