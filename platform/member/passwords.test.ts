import { expect, test } from 'vitest';
import { CallRefusal } from '../handler.ts';
import { systemRandom } from '../random.ts';
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
  const bounded = createBoundedWork(1, 2);
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
