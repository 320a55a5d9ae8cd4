import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly optional?: boolean;
}
type Packages = Readonly<Record<string, Package>>;

const locked: Packages = {
  '': { version: '0.1.0' },
  'node_modules/boat': { version: '1.0.0' },
  'node_modules/boat-elsewhere': { version: '1.0.0', optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-prepare-'));
  mkdirSync(path.join(folder, 'scripts'));
  cpSync('scripts/prepare.mjs', path.join(folder, 'scripts/prepare.mjs'));
  mkdirSync(path.join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  // In place of npm: leaves a mark where it was called.
  writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\ntouch "$(dirname "$0")/called"\n');
  chmodSync(path.join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether what has to be installed before a command is, with what npm has noted that it put there. */
function installs(noted: Packages | undefined): boolean {
  const note = path.join(folder, 'node_modules/.package-lock.json');
  if (noted) writeFileSync(note, JSON.stringify({ packages: noted }));
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'check'], { cwd: folder, env });
  expect(status).toBe(0);
  return existsSync(path.join(folder, 'called'));
}

const { '': _ours, 'node_modules/boat': boat = { version: '' }, ...elsewhere } = locked;

test.each<readonly [where: string, expected: boolean, noted: Packages | undefined]>([
  ['nothing was installed', true, undefined],
  ['everything was, by npm itself', false, { 'node_modules/boat': boat, ...elsewhere }],
  ['all was but what is for another machine', false, { 'node_modules/boat': boat }],
  ['one is missing', true, elsewhere],
  ['one is of another version', true, { 'node_modules/boat': { version: '1.0.1' } }],
  ['there is one too many', true, { 'node_modules/boat': boat, 'node_modules/raft': boat }],
])('where %s, a command installs first: %s', (_where, expected, noted) => {
  expect(installs(noted)).toBe(expected);
});

test('what was installed once is not looked at again until another version is locked', () => {
  expect(installs(undefined)).toBe(true);
  rmSync(path.join(folder, 'called'));
  expect(installs(undefined)).toBe(false);
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...locked, 'node_modules/raft': boat } }));
  expect(installs(undefined)).toBe(true);
});
