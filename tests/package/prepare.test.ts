import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
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
  // In place of npm: notes what it was asked for. An `install` puts there what `ci` has left out.
  writeFileSync(
    path.join(folder, 'npm'),
    '#!/bin/sh\necho "$@" >> called\n[ "$1" = ci ] || { mkdir -p node_modules/boat-here && touch node_modules/boat-here/package.json; }\n',
  );
  chmodSync(path.join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What npm was asked for before a command, with what it has noted that it put there. */
function asked(noted: Packages | undefined): readonly string[] {
  const note = path.join(folder, 'node_modules/.package-lock.json');
  if (noted) writeFileSync(note, JSON.stringify({ packages: noted }));
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'check'], { cwd: folder, env });
  expect(status).toBe(0);
  const called = path.join(folder, 'called');
  return existsSync(called) ? readFileSync(called, 'utf8').trim().split('\n') : [];
}

/** Whether what has to be installed before a command is. */
const installs = (noted: Packages | undefined): boolean => asked(noted).length > 0;

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

const glibc = process.platform !== 'linux' || 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch], libc: [glibc ? 'glibc' : 'musl'] };
const lock = (packages: Packages) => writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));

test('what npm has left out, since it wants a newer Node than the machine’s, is put there by the pinned one', () => {
  lock({ ...locked, 'node_modules/boat-here': here });
  expect(asked(undefined).map((line) => line.split(' ').slice(0, 2))).toEqual([
    ['ci', '--include=dev'],
    ['install', '--no-save'],
  ]);
});

test('so it is where somebody has installed it alone, on such a Node', () => {
  lock({ ...locked, 'node_modules/boat-here': here });
  expect(asked({ 'node_modules/boat': boat })).toEqual([expect.stringMatching(/^install --no-save /)]);
});

test.each<readonly [what: string, change: Partial<Package>]>([
  ['another system', { os: ['another'] }],
  ['another processor', { cpu: ['another'] }],
  ['another C library', { libc: [glibc ? 'musl' : 'glibc'] }],
])('what is for %s is not missed', (_what, change) => {
  lock({ ...locked, 'node_modules/boat-here': { ...here, ...change } });
  expect(asked({ 'node_modules/boat': boat })).toEqual([]);
});

test.each(['#', '?', '$'])('in a folder whose path has a %s, nothing is installed, and one line says why', (sign) => {
  const misread = path.join(folder, `a${sign}b`);
  mkdirSync(path.join(misread, 'scripts'), { recursive: true });
  cpSync('scripts/prepare.mjs', path.join(misread, 'scripts/prepare.mjs'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'start'], { cwd: misread, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    `Sampan cannot be built in a folder whose path has a ${sign} in it, as ${misread} has: give it another name.\n`,
  ]);
});
