import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** What is built before it is served, made for generated files, or off in production. */
const notRun = /\/page\/|^gateway\/contract\/openapi\/|^gateway\/graphiql\//;
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

test('what gateway and platform run on are dependencies, which is all that an image has, or whoever installs the package', () => {
  const run = readSources().filter(
    ({ path }) => /^(gateway|platform)\//.test(path) && !isTest(path) && !path.endsWith('UnderTest.ts') && !notRun.test(path),
  );
  const missing = run.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s?'([a-z@][\w@/.:-]*)'/g)]
      .map(([, specifier = '']) => packageOf(specifier))
      .filter((name) => !name.startsWith('node:') && !(name in dependencies))
      .map((name) => `${path} → ${name}`),
  );
  expect(run.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom', 'vite']));
});
