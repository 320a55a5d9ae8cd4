import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const documents = ['*.md', '{gateway,platform,web,tests,docs}/**/*.md']
  .flatMap((pattern) => globSync(pattern))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every link of a document leads to a file that there is', () => {
  expect(documents.length).toBeGreaterThan(5);
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .filter(([, target = '']) => !existsSync(path.join(path.dirname(file), target)))
      .map(([, target]) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

/** The address of a heading on a page of documents: small letters, no marks, hyphens for spaces. */
const addressOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

test('every link into a document leads to a heading that there is', () => {
  const linked = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, target = '', heading = '']) => ({
      file,
      heading,
      page: target === '' ? file : path.join(path.dirname(file), target),
    })),
  );
  expect(linked.length).toBeGreaterThan(3);
  const broken = linked.filter(({ page, heading }) => {
    const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => addressOf(words));
    return !headings.includes(heading);
  });
  expect(broken).toEqual([]);
});

test('the front page is one, and whatever stands in docs/ is found from a document', () => {
  const front = documents.find(({ file }) => file === 'README.md')?.text ?? '';
  expect(front.split('\n').length).toBeLessThan(80);
  const named = (file: string) => documents.some((other) => other.file !== file && other.text.includes(path.basename(file)));
  expect(documents.filter(({ file }) => file.startsWith('docs/') && !named(file)).map(({ file }) => file)).toEqual([]);
});

test('the architecture is one page; what is deeper stands beside the code, and is linked from there', () => {
  const page = documents.find(({ file }) => file === 'ARCHITECTURE.md')?.text ?? '';
  expect(page.split('\n').length).toBeLessThan(110);
  const besideCode = documents.filter(({ file }) => /^(gateway|platform|web)\/.*README\.md$/.test(file));
  expect(besideCode.filter(({ file }) => !page.includes(`(${file})`)).map(({ file }) => file)).toEqual([]);
});

test('every id that a test title starts with is explained', () => {
  const table = documents.find(({ file }) => file === 'docs/requirementIds.md')?.text ?? '';
  const explained = [...table.matchAll(/^\| ([A-Z0-9, ]+) \|/gm)].flatMap(([, letters = '']) => letters.split(', '));
  const titles = readSources().flatMap(({ text }) => [
    ...text.matchAll(/\b(?:test|it)(?:\.\w+(?:\([^()]*\))?)*\(\s*['"`]([A-Z][A-Z0-9]*)-\d/g),
  ]);
  expect(titles.length).toBeGreaterThan(500);
  expect(explained.filter((letters, index) => explained.indexOf(letters) !== index)).toEqual([]);
  expect([...new Set(titles.map(([, letters = '']) => letters))].filter((letters) => !explained.includes(letters))).toEqual([]);
});

test('FB-01 nginx, as it is set up by hand, lets through the largest picture that a member may send', () => {
  const [, most] = /client_max_body_size (\d+)m;/.exec(readFileSync('docs/withoutContainers.md', 'utf8')) ?? [];
  expect(Number(most)).toBeGreaterThan(5);
});

test('every code that a client is told beside those of refusals stands in the table of them', () => {
  const [, section = ''] = readFileSync('gateway/http/README.md', 'utf8').split('## What a client is told');
  const [table = ''] = section.split('\n## ');
  const explained = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code),
  );
  const gateway = readSources().filter(({ path: file }) => file.startsWith('gateway/') && !/\.test\.ts$|\/testing\//.test(file));
  const written = (...patterns: readonly RegExp[]) =>
    gateway.flatMap(({ text }) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code)));
  const told = written(
    /new HttpRefusal\(\d+, '([A-Z_]+)'/g,
    /codedError\('([A-Z_]+)'/g,
    /accessRefusals\.\w+, '([A-Z_]+)'/g,
    /saying\(language, '([A-Z_]+)'/g,
  );
  expect(new Set(told).size).toBeGreaterThan(20);
  // Sentences of other codes: `TOO_MANY_ATTEMPTS`, and why a code was not sent.
  const ofRefusals = [...written(/super\('([A-Z_]+)'/g), 'NO_ROOM', 'INVALID_MOBILE', 'QUOTA_EXCEEDED'];
  const worded = Object.keys(JSON.parse(readFileSync('gateway/refusals/texts/EN.json', 'utf8')) as object);
  const others = worded.filter((code) => !ofRefusals.includes(code));
  expect([...new Set([...told, ...others])].filter((code) => !explained.includes(code))).toEqual([]);
  const ofYoga = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'OPERATION_RESOLUTION_FAILURE'];
  expect(explained.filter((code = '') => !worded.includes(code) && !ofYoga.includes(code))).toEqual([]);
});
