import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, readSources, type Source } from './sources.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** What is built before it is served, or made for generated files, as long as no program imports it. */
const notRun = /\/page\/|^gateway\/contract\/openapi\//;
const offInProduction = /^gateway\/graphiql\//;

/** Files that these import, and what those import, and so on. */
function reachedFrom(programs: readonly string[], sources: readonly Source[]): ReadonlySet<string> {
  const imports = new Map(sources.map((source) => [source.path, source.imports]));
  const reached = new Set(programs);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

test('what gateway and platform run on are dependencies, which is all that an image has, or whoever installs the package', () => {
  const sources = readSources();
  const reached = reachedFrom(['gateway/main.ts', 'platform/main.ts'], sources);
  const isRun = (path: string): boolean => reached.has(path) || (/^(gateway|platform)\//.test(path) && !isTest(path) && !notRun.test(path));
  const run = sources.filter(({ path }) => isRun(path) && !offInProduction.test(path));
  expect(reached.size).toBeGreaterThan(500);
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
