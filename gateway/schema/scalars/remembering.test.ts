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
