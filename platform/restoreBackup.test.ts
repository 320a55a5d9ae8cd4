import { randomBytes } from 'node:crypto';
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { register } from '#contract/identity/member.ts';
import { challenge } from '#contract/identity/verification.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { silentLog } from './core/log.ts';
import { secretKeyFrom } from './core/secrets/secretKeys.ts';
import { restoreBackup } from './restoreBackup.ts';
import { startPlatform } from './startPlatform.ts';
import { takeBackup } from './takeBackup.ts';
import { callOver } from './testing/callOver.ts';
import { registrationOf } from './testing/registration.ts';
import { solutionOf } from './testing/solve.ts';
import { traceDisk } from './testing/traceDisk.ts';

const key = secretKeyFrom(randomBytes(32));
let folder: string;
let place: (name: string) => string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-restore-'));
  place = (name) => join(folder, name);
  const running = await startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: place('data') }), silentLog);
  const call = callOver(() => running.address);
  await call(register, { ...registrationOf('linh'), challenge: solutionOf((await call(challenge, {})).value) });
  await vi.waitFor(() => expect(['audit.head', 'books.head'].filter((name) => !existsSync(place(`data/${name}`)))).toEqual([]), 15_000);
  await running.stop(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

const traced = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const trace = traceDisk('platform.db');
  await work().finally(() => trace.end());
  return trace.lines;
};
const backUp = (to: string) => takeBackup(readConfig({ DATA_DIR: place('data') }), { to: place(to), key, now: 0 });

test('CRS-011 heads are copied before the store, so that they vouch for no more than it holds, and keys after it, so that none is missing', async () => {
  const lines = await traced(() => backUp('ordered.backup'));
  expect(lines.filter((line) => line.startsWith('copy')).toSorted()).toEqual([
    'copy audit.head',
    'copy books.head',
    'copy operator.key beside platform.db',
    'copy secret.key beside platform.db',
  ]);
});

test('CRS-011 a backup that is said to be written has its name kept by the disk', async () => {
  const lines = await traced(() => backUp('kept.backup'));
  expect(lines.slice(lines.indexOf('sync kept.backup.part'))).toEqual([
    'sync kept.backup.part',
    'link kept.backup',
    `sync ${basename(folder)}`,
  ]);
});

test('CRS-011 a backup goes onto a disk that knows no second name of a file, and replaces nothing there either', async () => {
  const { linkSync } = fs;
  const forgetLinks = (link: typeof linkSync) => {
    Object.assign(fs, { linkSync: link });
    syncBuiltinESMExports();
  };
  forgetLinks((_from, to) => {
    if (basename(String(to)) === 'late.backup') writeFileSync(to, 'of another');
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
  });
  try {
    await backUp('stick.backup');
    await expect(backUp('late.backup')).rejects.toThrow('EEXIST');
  } finally {
    forgetLinks(linkSync);
  }
  const restored = { from: place('stick.backup'), keys: [key], isUnsound: false };
  expect((await restoreBackup(readConfig({ DATA_DIR: place('from-stick') }), restored)).report.findings).toEqual([]);
  expect(readFileSync(place('late.backup'), 'utf8')).toBe('of another');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('CRS-011 what is restored is kept by the disk under its names: all else first, then the store', async () => {
  await backUp('whole.backup');
  const settings = readConfig({ DATA_DIR: place('restored') });
  const lines = await traced(() => restoreBackup(settings, { from: place('whole.backup'), keys: [key], isUnsound: false }));
  const renamed = lines.slice(lines.findIndex((line) => line === 'rename audit.head'));
  const [besides, store] = [renamed.slice(0, renamed.indexOf('sync restored')), renamed.slice(renamed.indexOf('sync restored'))];
  expect(besides.toSorted()).toEqual(['audit.head', 'books.head', 'operator.key', 'secret.key'].map((name) => `rename ${name}`));
  expect(store).toEqual(['sync restored', 'sync platform.db', 'rename platform.db', 'sync restored', `sync ${basename(folder)}`]);
});

test('CRS-011 a platform that is started where a backup is being restored says so, and begins no store that the restore would be put over', async () => {
  mkdirSync(place('busy/restoring'), { recursive: true });
  const start = () => startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: place('busy') }), silentLog);
  await expect(start()).rejects.toThrow(/a backup is being restored into .*busy/);
  expect(readdirSync(place('busy'))).toEqual(['restoring']);
  // Killed at its very end: all is in place.
  await backUp('end.backup');
  await restoreBackup(readConfig({ DATA_DIR: place('ended') }), { from: place('end.backup'), keys: [key], isUnsound: false });
  mkdirSync(place('ended/restoring'));
  const running = await startPlatform(readConfig({ PLATFORM_PORT: '0', DATA_DIR: place('ended') }), silentLog);
  await running.stop(0);
});

test('CRS-011 what comes into the folder while a backup is checked is not overwritten, and nothing of the backup is left beside it', async () => {
  await backUp('overtaken.backup');
  const restoring = restoreBackup(readConfig({ DATA_DIR: place('late') }), {
    from: place('overtaken.backup'),
    keys: [key],
    isUnsound: false,
  });
  await vi.waitFor(() => expect(existsSync(place('late/restoring'))).toBe(true));
  writeFileSync(place('late/secret.key'), 'of another');
  await expect(restoring).rejects.toThrow(/was empty, and has secret.key by now/);
  expect(readdirSync(place('late'))).toEqual(['secret.key']);
});
