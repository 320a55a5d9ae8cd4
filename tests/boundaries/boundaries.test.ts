import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, readSources, type Source } from './sources.ts';

const sources = readSources();
const product = sources.filter((source) => !isTest(source.path));
const layerOf = (file: string) => file.split('/')[0] ?? '';

/** Imports of `from` that break `allowed`, one readable line each. */
const offences = (from: readonly Source[], allowed: (file: string, target: string) => boolean) =>
  from.flatMap((source) => source.imports.filter((target) => !allowed(source.path, target)).map((target) => `${source.path} → ${target}`));

test('there are sources to look at', () => {
  expect(product.length).toBeGreaterThan(100);
});

test('web imports nothing of gateway or platform', () => {
  expect(
    offences(
      product.filter((source) => layerOf(source.path) === 'web'),
      (_file, target) => layerOf(target) === 'web',
    ),
  ).toEqual([]);
});

test('platform imports of the gateway only the contract', () => {
  const inPlatform = product.filter((source) => layerOf(source.path) === 'platform');
  expect(offences(inPlatform, (_file, target) => layerOf(target) === 'platform' || target.startsWith('gateway/contract/'))).toEqual([]);
});

test('gateway imports nothing of platform or web', () => {
  expect(
    offences(
      product.filter((source) => layerOf(source.path) === 'gateway'),
      (_file, target) => layerOf(target) === 'gateway',
    ),
  ).toEqual([]);
});

test('the contract imports only itself, and upstream only the contract', () => {
  const of = (folder: string) => product.filter((source) => source.path.startsWith(folder));
  expect(offences(of('gateway/contract/'), (_file, target) => target.startsWith('gateway/contract/'))).toEqual([]);
  expect(
    offences(of('gateway/upstream/'), (_file, target) => /^gateway\/(contract\/|upstream\/|(cacheOf|clock|random|log)\.ts$)/.test(target)),
  ).toEqual([]);
});

test('a noun of the schema imports no mutation of another noun', () => {
  const noun = (file: string) => /^gateway\/schema\/([^/]+\/[^/]+)\//.exec(file)?.[1];
  const nouns = product.filter((source) => noun(source.path) !== undefined);
  const isMutation = (file: string) => sources.some((source) => source.path === file && /\bmutationFields?\(/.test(source.text));
  expect(offences(nouns, (file, target) => noun(target) === undefined || noun(target) === noun(file) || !isMutation(target))).toEqual([]);
});

test('rules import neither HTTP nor SQL', () => {
  const rules = product.filter((source) => /(^|\/)([a-z]\w*)?[rR]ules\.ts$/.test(source.path));
  const impure = rules.filter((source) => /from '(kysely|hono|undici|pg|node:http|node:sqlite)/.test(source.text));
  expect(impure.map((source) => source.path)).toEqual([]);
});

test('no import cycles, by types or by lazy imports either', () => {
  const graph = new Map(sources.map((source) => [source.path, source.imports]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

test('no file is longer than 250 lines', () => {
  const sheets = globSync('{web,platform}/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(sheets.length).toBeGreaterThan(50);
  const long = [...sources, ...sheets]
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 250);
  expect(long).toEqual([]);
});

test('no any, no silenced compiler, no skipped or focused test', () => {
  const loose = /\bas\s+any\b|:\s*any\b|<\s*any\s*>|@ts-(?:ignore|nocheck|expect-error)|\b(?:it|test|describe)\.(?:skip|only|todo)\b/;
  expect(sources.filter((source) => loose.test(source.text)).map((source) => source.path)).toEqual([]);
});

test('constants are written in no other way than names are', () => {
  const shouted = sources.filter(({ text }) => /^\s*(?:export )?const [A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b(?!\w)/m.test(text));
  expect(shouted.map(({ path }) => path)).toEqual([]);
});

test('no barrels: an index file that only passes others on', () => {
  expect(product.filter((source) => /(^|\/)index\.tsx?$/.test(source.path)).map((source) => source.path)).toEqual([]);
  const passers = product.filter((source) => /^\s*export \* from/m.test(source.text));
  expect(passers.map((source) => source.path)).toEqual([]);
});

test('only main.ts files read the environment or end the process', () => {
  const reading = product.filter((source) => layerOf(source.path) !== 'scripts' && /process\.(env|exit)\b/.test(source.text));
  expect(reading.map((source) => source.path).filter((file) => !/(^|\/)main\.ts$/.test(file))).toEqual([]);
});

test('every command of the package takes the place of the shell that npm starts, which would tell nobody of a signal', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  expect(Object.keys(scripts)).toContain('dev');
  expect(Object.entries(scripts).filter(([, command]) => !command.startsWith('exec node '))).toEqual([]);
});
