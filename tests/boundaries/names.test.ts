import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Beginnings of names that nobody would search for, and what everybody else calls it. */
const beginnings = { most: 'max', need: 'require', strange: 'unknown, or …Problem' } as const;

const declared = new RegExp(`\\b(?:const|let|function\\*?|class|interface|type) ((${Object.keys(beginnings).join('|')})[A-Z]\\w*)`, 'g');

test('what is declared begins with the words that a stranger would search for', () => {
  const found = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(declared)].map(([, name, word]) => `${path}: ${name} (${beginnings[word as keyof typeof beginnings]})`),
  );
  expect(found).toEqual([]);
});
