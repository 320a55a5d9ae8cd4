import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from './CannotStart.ts';
import { beginStoreCopy } from './core/backup/storeCopies.ts';
import { readConfig } from './config.ts';
import { openPlatformStore } from './openPlatformStore.ts';
import { openTestStore, testEngines } from './testing/openTestStore.ts';

let folder: string;
let warned: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-store-'));
  warned = [];
});
afterEach(() => rm(folder, { recursive: true }));

const log = { error: () => undefined, warn: (_details: object, text: string) => void warned.push(text) };
const clock = { now: () => Date.UTC(2026, 10, 22, 14, 40, 5, 6) };
const open = (settings: Readonly<Record<string, string>> = {}) =>
  openPlatformStore(readConfig({ DATA_DIR: folder, ...settings }), { clock, log, room: undefined });
const aMessage = { id: '1', channel: 'mail' as const, content: 'a', created_at: 1n };

test.runIf(process.platform === 'linux')('a data folder where none can be made is said so, and nothing hangs', async () => {
  const starting = open({ DATA_DIR: '/proc/sampan/data' });
  await expect(starting).rejects.toThrow('the data folder /proc/sampan/data cannot be written (ENOENT)');
});

describe('a data folder that another version began', () => {
  test('is put aside, with a line that says where, and begun anew; the key stays', async () => {
    const before = await open();
    await before.insertInto('outbox_message').values(aMessage).execute();
    await before.insertInto('schema_migration').values({ id: '0001-ledger', applied_at: 1n }).execute();
    await before.destroy();
    await writeFile(join(folder, 'books.head'), '7 abc\n');
    await writeFile(join(folder, 'secret.key'), 'key');

    const anew = await open();
    expect(await anew.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    await anew.destroy();
    const aside = join(folder, 'before-20261122144005006');
    expect(warned).toEqual([`the data in ${folder} is of another version: it was moved to ${aside}, and begun anew`]);
    expect(await readdir(aside)).toEqual(expect.arrayContaining(['books.head', 'platform.db']));
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['platform.db', 'secret.key']));
    expect(await readdir(folder)).not.toContain('books.head');
  });

  test('is left as it is in production, with an error at the start that says what to do', async () => {
    const before = await open();
    await before.insertInto('outbox_message').values(aMessage).execute();
    await before.insertInto('schema_migration').values({ id: '0001-ledger', applied_at: 1n }).execute();
    await before.destroy();
    const starting = open({ NODE_ENV: 'production', SITE_ORIGIN: 'https://play.example' });
    await expect(starting).rejects.toThrow(CannotStart);
    await expect(starting).rejects.toThrow(
      / cannot be opened: .*0001-ledger.*; start the version that wrote it, or name another DATA_DIR$/,
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('before-'))).toEqual([]);
    expect(await readdir(folder)).toContain('platform.db');
    expect(warned).toEqual([]);
  });

  test('one that this version began goes on', async () => {
    const before = await open();
    await before.insertInto('outbox_message').values(aMessage).execute();
    await before.destroy();
    const again = await open();
    expect(await again.selectFrom('outbox_message').select('id').execute()).toEqual([{ id: '1' }]);
    await again.destroy();
    expect(warned).toEqual([]);
  });
});

describe.runIf(testEngines().includes('postgres'))('a database that another version began', () => {
  test('is left as it is, and an error at the start that says what to do', async () => {
    const store = await openTestStore('postgres');
    const url = 'url' in store.location ? store.location.url : '';
    await store.db.insertInto('schema_migration').values({ id: '0001-ledger', applied_at: 1n }).execute();
    const starting = open({ DATABASE_URL: url });
    await expect(starting).rejects.toThrow(CannotStart);
    await expect(starting).rejects.toThrow(
      /^the database \S+ at \S+ \(DATABASE_URL\) cannot be used: .*0001-ledger.*; start the version that wrote it, or name another DATABASE_URL$/,
    );
    await store.db.deleteFrom('schema_migration').where('id', '=', '0001-ledger').execute();
    await store.close();
  });
});

test('what a killed backup left of its copy is cleared, with a line that says so; neither one that is being written nor a folder of somebody else is', async () => {
  const backups = async () => (await readdir(folder)).filter((name) => name.startsWith('backup-')).toSorted();
  const openAndClose = async () => (await open()).destroy();
  await mkdir(join(folder, 'backup-monday'));
  const copy = beginStoreCopy(folder);
  await writeFile(join(copy?.folder ?? '', 'platform.db'), 'rows');
  const [written] = await backups();
  await openAndClose();
  expect([await backups(), warned]).toEqual([[written, 'backup-monday'], []]);
  copy?.end();
  // As it lies there when its writer was killed: the lock went with that.
  await mkdir(join(folder, written ?? ''));
  await writeFile(join(folder, written ?? '', 'platform.db'), 'rows');
  await openAndClose();
  expect([await backups(), warned]).toEqual([['backup-monday'], [`a backup was killed: its copy in ${folder} was cleared`]]);
});
