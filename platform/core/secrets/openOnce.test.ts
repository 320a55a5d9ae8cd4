import { expect, test } from 'vitest';
import { openOnce } from './openOnce.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}`, sealed: `text ${index}` }));

test('a sealed text is opened once, and anew where it has changed or stands in another row', async () => {
  const opened: string[] = [];
  const read = openOnce(({ id, sealed }) => {
    opened.push(`${id}: ${sealed}`);
    return sealed.toUpperCase();
  });
  const [first = { id: '', sealed: '' }, second = first] = rows(2);
  expect(await read([first, second])).toEqual(['TEXT 0', 'TEXT 1']);
  expect(await read([second, first])).toEqual(['TEXT 1', 'TEXT 0']);
  expect(opened).toEqual(['0: text 0', '1: text 1']);
  await read([
    { ...first, sealed: 'another' },
    { ...second, sealed: first.sealed },
  ]);
  expect(opened.slice(2)).toEqual(['0: another', '1: text 0']);
});

test('others have their turn while many are opened', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await openOnce(({ sealed }) => sealed)(rows(1_000));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('what does not open is said so, and tried again', async () => {
  let isHere = false;
  const read = openOnce(({ sealed }) => {
    if (!isHere) throw new Error('the key is not here');
    return sealed;
  });
  await expect(read(rows(1))).rejects.toThrow('the key is not here');
  isHere = true;
  expect(await read(rows(1))).toEqual(['text 0']);
});
