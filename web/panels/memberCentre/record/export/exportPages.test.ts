import { expect, test } from 'vitest';
import { exportPages } from './exportPages.ts';

/** 100,000 rows, a hundred at a time. */
const pages = 1_000;
const read = async (after: string | null) => {
  const page = Number(after ?? 0);
  const rows = Array.from({ length: 100 }, (_, row) => [`round ${page * 100 + row}`, '-1.5']);
  return { rows, next: page + 1 === pages ? null : String(page + 1) };
};

test('MC-07 the export holds the whole record, its heads first, and never more than one page of it', async () => {
  let lines = 0;
  let longest = 0;
  let begin = '';
  const told: number[] = [];
  const file = {
    write: async (text: string) => {
      begin ||= text;
      longest = Math.max(longest, text.length);
      lines += text.split('\r\n').length - 1;
    },
  };
  const count = await exportPages(file, {
    heads: ['Game', 'Net'],
    read,
    onRows: (rows) => told.push(rows),
    signal: new AbortController().signal,
  });
  expect([count, lines]).toEqual([100_000, 100_001]);
  expect(begin).toBe('\uFEFFGame,Net\r\n');
  expect(longest).toBeLessThan(100 * 30);
  expect([told.length, told[0], told.at(-1)]).toEqual([1_000, 100, 100_000]);
});

test('MC-07 a cancelled export asks for nothing more and writes nothing more', async () => {
  const stop = new AbortController();
  let asked = 0;
  const written: string[] = [];
  const exported = exportPages(
    { write: async (text) => void written.push(text) },
    {
      heads: ['Game'],
      read: async (after) => {
        asked += 1;
        if (asked === 2) stop.abort();
        return read(after);
      },
      onRows: () => undefined,
      signal: stop.signal,
    },
  );
  await expect(exported).rejects.toMatchObject({ name: 'AbortError' });
  expect([asked, written.length]).toEqual([2, 2]);
});

test('MC-07 an export whose page cannot be had fails, and is no file that ends early', async () => {
  const exported = exportPages(
    { write: async () => undefined },
    { heads: [], read: () => Promise.reject(new Error('no answer')), onRows: () => undefined, signal: new AbortController().signal },
  );
  await expect(exported).rejects.toThrow('no answer');
});
