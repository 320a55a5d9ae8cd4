import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Operations of a source as they begin: their kind, their name, and what stands before the selection. */
const operations = (text: string) =>
  [...text.matchAll(/^\s*(query|mutation) (\w+(?:Query|Mutation))\b([^{]*)\{/gm)].map(([, , name = '', head = '']) => ({ name, head }));

test('what a test answers to any query or mutation is held to what that asks for, by the type checker', () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter((path) => !path.includes('__generated__') && !path.includes('.test.'));
  const all = sources.flatMap((path) => operations(readFileSync(path, 'utf8')));
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter(({ head }) => !head.includes('@raw_response_type')).map(({ name }) => name)).toEqual([]);
});
