import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog, type Log } from './log.ts';
import { ownKey } from './ownKey.ts';

let folder: string;
let file: string;
let now: number;
const clock = { now: () => now };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gateway-key-'));
  file = path.join(folder, 'keys');
  now = 1_000;
});
afterEach(() => rmSync(folder, { recursive: true }));

const [older, newer] = ['older', 'newer'].map((text) => createHash('sha256').update(text).digest('base64')) as [string, string];
const write = (...keys: readonly string[]) => writeFileSync(file, `${keys.join('\n')}\n`);
const settings = (GATEWAY_KEY?: string[], GATEWAY_KEY_FILE?: string) => ({ GATEWAY_KEY, GATEWAY_KEY_FILE });

test('AZ-010 the first of several keys is the one that is sent; where none is named, none is', () => {
  expect(ownKey(settings([newer, older]), { clock, log: silentLog() })?.()).toBe(newer);
  expect(ownKey(settings(), { clock, log: silentLog() })).toBeUndefined();
});

test('AZ-010 another key at the head of the file is sent a second later, without a restart', () => {
  write(older);
  const key = ownKey(settings(undefined, file), { clock, log: silentLog() });
  expect(key?.()).toBe(older);
  write(newer, older);
  now += 999;
  expect(key?.()).toBe(older);
  now += 1;
  expect(key?.()).toBe(newer);
});

test('AZ-010 it is looked for though the clock of the machine is put back', () => {
  write(older);
  now = 3_600_000;
  const key = ownKey(settings(undefined, file), { clock, log: silentLog() });
  write(newer, older);
  now = 1_000;
  expect(key?.()).toBe(newer);
});

test('a file that cannot be read keeps the gateway from starting, and is told once when it becomes so', () => {
  expect(() => ownKey(settings(undefined, file), { clock, log: silentLog() })).toThrow('ENOENT');
  write('too-short');
  expect(() => ownKey(settings(undefined, file), { clock, log: silentLog() })).toThrow(`${file}: key 1 must have at least 32 characters`);
  write(older);
  const told: unknown[] = [];
  const log: Log = Object.assign(silentLog(), { error: (...details: unknown[]) => void told.push(...details) });
  const key = ownKey(settings(undefined, file), { clock, log });
  rmSync(file);
  for (let look = 0; look < 3; look += 1) {
    now += 1_000;
    expect(key?.()).toBe(older);
  }
  expect(told.filter((each) => typeof each === 'string')).toEqual(['GATEWAY_KEY_FILE cannot be read any more: the key is the one before']);
});
