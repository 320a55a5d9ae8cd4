import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { balance } from '#contract/money/wallet.ts';
import { deposit } from '#contract/money/deposit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatformProcess } from '../faults/platformProcess.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import { freePort } from '../stack/freePort.ts';
import { betweenPayments, openPlayedBooks, type PlayedBooks } from './playedBooks.ts';
import { runScript, startScript } from '../stack/runScript.ts';

const newKey = (): string => `${randomBytes(32).toString('base64')}\n`;

describe('a backup of a platform that goes on', () => {
  let books: PlayedBooks;
  let place: (name: string) => string;
  let settings: NodeJS.ProcessEnv;
  let filesBefore: readonly string[];
  /** Paid in before the backup began. */
  const paid: string[] = [];

  beforeAll(async () => {
    books = await openPlayedBooks();
    place = (name) => path.join(books.dataFolder, '..', name);
    settings = { ...books.settings, BACKUP_KEY_FILE: place('backup.key') };
    writeFileSync(place('backup.key'), newKey());
    const early = Array.from({ length: 20 }, (_, index) => `early-${index}`);
    for (const key of early) if (await books.pay(key)) paid.push(key);
    let isOver = false;
    const paying = Array.from({ length: 4 }, async (_, payer) => {
      for (let turn = 0; !isOver; turn += 1) {
        await books.pay(`meanwhile-${payer}-${turn}`);
        await wait(betweenPayments);
      }
    });
    filesBefore = readdirSync(books.dataFolder);
    const backup = await runScript('backup', [place('first.backup')], settings);
    isOver = true;
    await Promise.all(paying);
    expect(backup).toMatchObject({ code: 0, complained: '' });
    expect(backup.said).toContain('Sound: every row is as it was written.');
    await books.platform.kill();
  }, 60_000);
  afterAll(() => books.close());

  /** Copies of the store that a backup has not taken away yet. */
  const copies = () => readdirSync(books.dataFolder).filter((name) => name.startsWith('backup-'));
  const restore = (folder: string, extra: NodeJS.ProcessEnv = {}, file = 'first.backup') =>
    runScript('restore', [place(file)], { ...settings, DATA_DIR: place(folder), ...extra });

  test('CRS-011 an empty machine with the key of backups alone has every payment of before, once, and books that come to the same', async () => {
    const restored = await restore('restored');
    expect(restored).toMatchObject({ code: 0, complained: '' });
    const kept = ['audit.head', 'books.head', 'operator.key', 'secret.key'];
    const files = readdirSync(place('restored')).filter((name) => !name.startsWith('platform.db'));
    // The heads of the chains are written as these grow, before the copy or after it.
    expect(files.filter((name) => !kept.includes(name))).toEqual([]);
    expect(kept.filter((name) => filesBefore.includes(name) && !files.includes(name))).toEqual([]);

    const port = await freePort();
    const platform = await startPlatformProcess(port, place('restored'));
    try {
      const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
      const { token } = books;
      const sum = async () => Number((await operator.call(balance, {}, { token })).value.sumBalance);
      const before = await sum();
      expect(before).toBeGreaterThanOrEqual(1_000 + paid.length * 10_000);
      for (const key of paid)
        expect(await operator.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key })).toMatchObject({ success: true });
      expect(await sum()).toBe(before);
      expect(await operator.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: 'after' })).toMatchObject({
        success: true,
      });
      expect(await sum()).toBe(before + 10_000);
    } finally {
      await platform.stop();
    }
    expect(await runScript('ledgerCheck', [], { ...settings, DATA_DIR: place('restored') })).toMatchObject({ code: 0 });
  }, 60_000);

  test('CRS-011 another key, a changed byte or a missing end restores nothing, and leaves nothing', async () => {
    writeFileSync(place('another.key'), newKey());
    const bytes = readFileSync(place('first.backup'));
    const at = bytes.length >> 1;
    writeFileSync(place('changed.backup'), bytes);
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(place('changed.backup'), changed);
    writeFileSync(place('short.backup'), bytes);
    truncateSync(place('short.backup'), bytes.length - 1);
    const vain = [
      await restore('vain', { BACKUP_KEY_FILE: place('another.key') }),
      await restore('vain', {}, 'changed.backup'),
      await restore('vain', {}, 'short.backup'),
      await restore('vain', {}, 'none.backup'),
    ];
    for (const { code, said, complained } of vain) {
      expect({ code, said }).toEqual({ code: 2, said: '' });
      expect(complained).toMatch(/^Nothing was restored: [^\n]+\n$/);
    }
    expect(vain[0]?.complained).toContain('another key');
    expect(readdirSync(place('vain'))).toEqual([]);
  }, 60_000);

  test('nothing is overwritten: neither a data folder with anything in it, nor a backup', async () => {
    mkdirSync(place('taken'));
    writeFileSync(path.join(place('taken'), 'anything'), 'mine');
    expect(await restore('taken')).toMatchObject({ code: 2, complained: expect.stringContaining('not empty') });
    expect(readdirSync(place('taken'))).toEqual(['anything']);
    mkdirSync(path.join(place('broken off'), 'restoring'), { recursive: true });
    expect(await restore('broken off')).toMatchObject({ code: 2, complained: expect.stringContaining('that folder can be removed') });
    const { size } = statSync(place('first.backup'));
    const again = await runScript('backup', [place('first.backup')], settings);
    expect(again).toMatchObject({ code: 2, complained: expect.stringContaining('is there already') });
    expect(statSync(place('first.backup')).size).toBe(size);
  }, 60_000);

  /** Ends a command by a signal once it has begun what `hasBegun` looks for. */
  async function endedBy(signal: NodeJS.Signals, child: ReturnType<typeof startScript>, hasBegun: () => boolean): Promise<number | null> {
    const ended = once(child, 'exit');
    while (!hasBegun() && child.exitCode === null) await wait(2);
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
  const backupEndedBy = (signal: NodeJS.Signals, to: string) =>
    endedBy(signal, startScript('backup', [to], settings), () => copies().length > 0);

  test('one that is told to end in the middle leaves nothing of itself', async () => {
    const to = place('ended.backup');
    expect([await backupEndedBy('SIGINT', to), copies(), existsSync(to), existsSync(`${to}.part`)]).toEqual([2, [], false, false]);
  }, 60_000);

  test('a restore that is told to end in the middle leaves no opened store behind', async () => {
    const child = startScript('restore', [place('first.backup')], { ...settings, DATA_DIR: place('ended') });
    expect(await endedBy('SIGINT', child, () => existsSync(path.join(place('ended'), 'restoring', 'platform.db')))).toBe(2);
    expect(readdirSync(place('ended'))).toEqual([]);
  }, 60_000);

  test('the copy of one that is killed is cleared by the next', async () => {
    expect(await backupEndedBy('SIGKILL', place('killed.backup'))).toBeNull();
    expect(copies()).toHaveLength(1);
    expect(await runScript('backup', [place('next.backup')], settings)).toMatchObject({ code: 0 });
    expect(copies()).toEqual([]);
  }, 60_000);

  test('the key of backups is asked for, and may not lie in what is backed up; nothing of a copy is left there', async () => {
    const { BACKUP_KEY_FILE: _file, ...without } = settings;
    const inside = path.join(books.dataFolder, 'backup.key');
    writeFileSync(inside, newKey());
    const vain = [
      await runScript('backup', [place('second.backup')], without),
      await runScript('backup', [place('second.backup')], { ...settings, BACKUP_KEY_FILE: inside }),
    ];
    expect(vain[0]).toMatchObject({ code: 2, complained: expect.stringContaining('BACKUP_KEY_FILE') });
    expect(vain[1]).toMatchObject({ code: 2, complained: expect.stringContaining('data folder') });
    expect(existsSync(place('second.backup'))).toBe(false);
    expect(copies()).toEqual([]);
    expect(statSync(place('first.backup')).mode & 0o777).toBe(0o600);
  }, 60_000);
});
