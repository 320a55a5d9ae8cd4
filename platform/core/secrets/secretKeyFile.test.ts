import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeyFile } from '#contract/keyFile.ts';
import { secretKeyFile } from './secretKeyFile.ts';
import { createSecretKeys, secretKeyOf } from './secretKeys.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-file-'));
  path = join(folder, 'keys');
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (number: number) => createHash('sha256').update(String(number)).digest('base64');
const idOf = (number: number) => secretKeyOf(line(number)).id;
const write = (...lines: readonly string[]) => writeFileSync(path, `${lines.join('\n')}\n`);

test('AUT-011 the key for personal data is made beside the store once, and its owner alone may read it', () => {
  const made = secretKeyFile(folder);
  expect(made).toBe(join(folder, 'secret.key'));
  expect(statSync(made).mode & 0o777).toBe(0o600);
  const { keys } = openKeyFile(made, secretKeyOf);
  expect(keys).toHaveLength(1);
  expect(openKeyFile(secretKeyFile(folder), secretKeyOf).keys).toEqual(keys);
});

test('keys stand one a line, the newest first; empty lines and remarks are none', () => {
  write('# of today', line(2), '', `  ${line(1)}  `);
  expect(openKeyFile(path, secretKeyOf).keys.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
});

test('a changed file is read again, and one that did not change is not', () => {
  write(line(1));
  const file = openKeyFile(path, secretKeyOf);
  expect(file.reload()).toBe(false);
  write(line(2), line(1));
  expect(file.reload()).toBe(true);
  expect(file.keys.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
  expect(file.reload()).toBe(false);
});

test('what cannot be read is told by its line, never by its content, and the keys stay', () => {
  write(line(1));
  const file = openKeyFile(path, secretKeyOf);
  write(line(1), 'half-a-key');
  expect(() => file.reload()).toThrow(`${path}: key 2 must be 32 random bytes in base64`);
  write('', '');
  expect(() => file.reload()).toThrow('holds no key');
  rmSync(path);
  expect(() => file.reload()).toThrow('ENOENT');
  expect(file.keys.map(({ id }) => id)).toEqual([idOf(1)]);
  write(line(3));
  expect(file.reload()).toBe(true);
});

test('a key that leaves the file stays until it is forgotten', () => {
  write(line(2), line(1));
  const keys = createSecretKeys(openKeyFile(path, secretKeyOf));
  write(line(2));
  expect(keys.reload()).toBe(true);
  expect(keys.current.map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
  expect(keys.left).toEqual([idOf(1)]);
  keys.forget(idOf(1));
  expect(keys.current.map(({ id }) => id)).toEqual([idOf(2)]);
});
