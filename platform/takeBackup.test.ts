import { mkdtempSync, readdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { beginStoreCopy } from './core/backup/storeCopies.ts';
import { secretKeyFrom } from './core/secrets/secretKeys.ts';
import { takeBackup } from './takeBackup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sampan-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const copies = () => readdirSync(folder).filter((name) => name.startsWith('backup-'));
const backUpTo = (to: string) => takeBackup(readConfig({ DATA_DIR: folder }), { to, key: secretKeyFrom(randomBytes(32)), now: 0 });

test('a backup onto the disk of its store is not begun where the copy and itself would not both have room', async () => {
  writeFileSync(join(folder, 'platform.db'), '');
  // A file of holes: it takes no room, and says that it has seven tenths of what is free.
  writeFileSync(join(folder, 'platform.db-wal'), '');
  const { bavail, bsize } = statfsSync(folder);
  truncateSync(join(folder, 'platform.db-wal'), Math.floor(bavail * bsize * 0.7));
  await expect(backUpTo(join(folder, '..', 'never.backup'))).rejects.toThrow(
    /has not room enough for a copy and the backup: \d+ MB are needed$/,
  );
  expect(copies()).toEqual([]);
});

test('of two at once the second is told of the first, whose copy stays', async () => {
  writeFileSync(join(folder, 'platform.db'), '');
  const written = beginStoreCopy(folder);
  await expect(backUpTo(join(folder, '..', 'never.backup'))).rejects.toThrow(`another backup of ${folder} is being written`);
  expect(copies()).toHaveLength(1);
  written?.end();
  expect(copies()).toEqual([]);
});

test('a folder that is not there is named before anything is copied', async () => {
  writeFileSync(join(folder, 'platform.db'), '');
  await expect(backUpTo(join(folder, 'nowhere', 'a.backup'))).rejects.toThrow(`there is no folder ${join(folder, 'nowhere')}`);
});
