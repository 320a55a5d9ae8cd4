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
