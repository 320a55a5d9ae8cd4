import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const prepare = readFileSync('scripts/prepare.mjs', 'utf8');
/** What `npm start` looks at to tell whether a build is stale: files and folders. */
const inputsOf = (build: string): readonly string[] => {
  const list = new RegExp(`buildWhatIsStale\\(\\s*'${build}',\\s*\\[([^\\]]*)\\]`).exec(prepare)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, input = '']) => input);
};

// Types are gone from what is built.
const imports = new Map(
  readSources(['*.ts']).map(({ path, text, imports: all }) => {
    const types = new Set([...text.matchAll(/(?:^|\n)(?:import|export) type\b[^;]*?from '([^']+)'/g)].map(([, name = '']) => name));
    const names = [...types].map((name) => name.split('/').at(-1));
    return [path, all.filter((file) => !names.includes(file.split('/').at(-1)))] as const;
  }),
);
function reached(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of imports.get(file) ?? []) follow(next);
  };
  entries.forEach(follow);
  return seen;
}

test.each([
  ['web', ['vite.config.ts', 'web/main.tsx', ...globSync('web/serviceWorker/*.ts')]],
  ['games', ['vite.pages.config.ts', ...globSync('platform/**/page/*.{ts,tsx}')]],
])('whatever the build of %s is made of makes it stale', (build, entries) => {
  const inputs = inputsOf(build);
  expect(inputs).toContain(entries[0]);
  expect(entries.length).toBeGreaterThan(1);
  const isInput = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...reached(entries.filter((file) => !/\.test\.tsx?$/.test(file)))].filter((file) => !isInput(file))).toEqual([]);
});
