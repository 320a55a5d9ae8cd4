import { expect, test, vi } from 'vitest';
import { CallRefusal } from '../../core/http/handler.ts';
import { systemRandom } from '../../core/random.ts';
import { createBoundedWork } from './boundedWork.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords(systemRandom);

test.each(['correct horse', 'mật khẩu đẹp 🌊', ' leading', 'a\0b', 'x'.repeat(256)])('%j is known again, exactly', async (password) => {
  const stored = await passwords.hash(password);
  expect(await passwords.verify(password, stored)).toBe(true);
  expect(await passwords.verify(`${password} `, stored)).toBe(false);
  expect(await passwords.verify(password.toUpperCase() === password ? 'other' : password.toUpperCase(), stored)).toBe(false);
});

test('nobody has no password', async () => {
  expect(await passwords.verify('anything', undefined)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
});

test('a hash of other parameters is still checked, and asks to be made anew', async () => {
  const older = '$argon2id$v=19$m=64,t=2,p=1$c29tZXNhbHQ$';
  expect(passwords.isCurrent(older)).toBe(false);
  expect(passwords.isCurrent(await passwords.hash('x'))).toBe(true);
});

test('work beyond the places to wait is refused before it starts', async () => {
  const bounded = createBoundedWork({ atOnce: 1, waiting: 2, patience: 15_000 });
  const started: number[] = [];
  let finish = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const runs = [0, 1, 2, 3].map((index) =>
    bounded(async () => {
      started.push(index);
      await gate;
      return index;
    }),
  );
  await expect(runs[3]).rejects.toBeInstanceOf(CallRefusal);
  expect(started).toEqual([0]);
  finish();
  expect(await Promise.all(runs.slice(0, 3))).toEqual([0, 1, 2]);
});

test('work that does not get its turn in time is refused as for want of room, and never begun', async () => {
  vi.useFakeTimers();
  const bounded = createBoundedWork({ atOnce: 1, waiting: 2, patience: 3_000 });
  let finish = () => undefined as void;
  const first = bounded(() => new Promise<void>((resolve) => void (finish = () => resolve())));
  const begun: string[] = [];
  const late = bounded(async () => void begun.push('late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2_999);
  const next = bounded(async () => void begun.push('next'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 1, full: true } });
  finish();
  await Promise.all([first, next]);
  expect(begun).toEqual(['next']);
  vi.useRealTimers();
});
