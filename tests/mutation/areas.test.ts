import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`: a pattern finds something although one of its names is nobody's any more. */
function alternatives(pattern: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || inner === undefined) return [pattern];
  return inner.split(',').flatMap((each) => alternatives(pattern.replace(whole, each)));
}

test.each(Object.entries(areas))('every file that the area %s names is there', (_name, { files, tests }) => {
  expect([...files, ...tests].flatMap(alternatives).filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
