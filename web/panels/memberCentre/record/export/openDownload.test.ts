import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdExport } from '../../../../session/exportFiles.ts';
import { forgetMember } from '../../../../session/forgetMember.ts';
import { openDownload } from './openDownload.ts';

/** The origin's own folder: when each file was last written. */
const disk = new Map<string, number>();
const folder = {
  keys: async function* () {
    yield* disk.keys();
  },
  async getFileHandle(name: string, { create = false } = {}) {
    if (create) disk.set(name, Date.now());
    const lastModified = disk.get(name);
    if (lastModified === undefined) throw new DOMException('no such file', 'NotFoundError');
    const done = async () => void disk.set(name, Date.now());
    return {
      createWritable: async () => ({ write: async () => undefined, close: done, abort: async () => undefined }),
      getFile: async () => Object.assign(new Blob(), { lastModified }),
    };
  },
  removeEntry: async (name: string) => void disk.delete(name),
};
const minute = 60_000;
const left = 'export-0199-left.csv';
/** Gives what was begun its turns; locks come by the worker's own thread. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
};
const pass = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('navigator', { locks, storage: { getDirectory: async () => folder } });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  disk.clear();
});
afterEach(async () => {
  disk.clear();
  // Nothing is left to be looked at again.
  forgetMember();
  await settled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('MC-07 an export lies on the disk until the browser has read it, and no longer', async () => {
  const file = await openDownload();
  await file.write('Game\r\n');
  await file.save('bets.csv');
  await pass(minute - 1);
  expect(disk.size).toBe(1);
  await pass(1);
  expect(disk.size).toBe(0);
});

test('MC-07 what a closed page left there goes with the next export, and other files stay', async () => {
  disk.set(left, Date.now() - minute);
  disk.set(`${left}.crswap`, Date.now() - minute);
  disk.set('other.csv', 0);
  const file = await openDownload();
  await settled();
  const names = [...disk.keys()];
  expect(names).toHaveLength(2);
  expect(names).toContain('other.csv');
  await file.drop();
  expect([...disk.keys()]).toEqual(['other.csv']);
});

test('LG-07 it goes as the member is forgotten', async () => {
  disk.set(left, Date.now() - minute);
  forgetMember();
  await settled();
  expect(disk.size).toBe(0);
});

test('MC-07 one that another tab is writing stays, however long that takes, and goes once that tab has', async () => {
  const release = await holdExport(left);
  disk.set(left, Date.now() - 10 * minute);
  forgetMember();
  await pass(5 * minute);
  expect(disk.has(left)).toBe(true);
  release();
  await pass(minute);
  expect(disk.size).toBe(0);
});

test('MC-07 one that may still be read for a page that has gone stays for its minute', async () => {
  disk.set(left, Date.now());
  forgetMember();
  await pass(minute - 1);
  expect(disk.has(left)).toBe(true);
  await pass(1);
  expect(disk.size).toBe(0);
});

test('MC-07 without locks nothing is put on the disk', async () => {
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } });
  const file = await openDownload();
  await file.write('Game\r\n');
  await file.save('bets.csv');
  expect(disk.size).toBe(0);
});
