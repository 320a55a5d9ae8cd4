import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('a text is read once, also where nothing comes of it', () => {
  const read: string[] = [];
  const upperCase = remembering((text) => {
    read.push(text);
    return text === '' ? null : text.toUpperCase();
  });
  expect(['a', 'b', '', 'a', '', 'b'].map(upperCase)).toEqual(['A', 'B', null, 'A', null, 'B']);
  expect(read).toEqual(['a', 'b', '']);
});

test('no more texts are remembered than allowed', () => {
  const read: string[] = [];
  const same = remembering((text) => {
    read.push(text);
    return text;
  }, 2);
  for (const text of ['a', 'b', 'a', 'b']) same(text);
  expect(read).toEqual(['a', 'b']);
  for (const text of ['c', 'a']) same(text);
  expect(read).toEqual(['a', 'b', 'c', 'a']);
});

test('a text that is longer than what an operator repeats is not kept', () => {
  const read: number[] = [];
  const lengthOf = remembering((text) => {
    read.push(text.length);
    return text.length;
  });
  for (const length of [2_000, 2_001, 2_000, 2_001]) expect(lengthOf('x'.repeat(length))).toBe(length);
  expect(read).toEqual([2_000, 2_001, 2_001]);
});
