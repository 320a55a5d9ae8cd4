import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

/** What came to browsers after those that the pages are for. */
const newer: readonly (readonly [called: RegExp, since: string])[] = [
  [/\bURL\.parse\(/, 'Chrome 126, Safari 18'],
  [/\bPromise\.try\(/, 'Chrome 128, Firefox 134, Safari 18.2'],
  [/\bIterator\.from\(/, 'Firefox 131, Safari 18.4'],
  [/\bRegExp\.escape\(/, 'Chrome 136, Firefox 134, Safari 18.2'],
  [/\.(?:toBase64|toHex|fromBase64|fromHex)\(/, 'Chrome 140, Firefox 133, Safari 18.2'],
  [/\bError\.isError\(/, 'Chrome 134, Firefox 138'],
  [/\.requestClose\(/, 'Chrome 134, Firefox 139, Safari 18.4'],
  [/\bstartViewTransition\(/, 'Firefox 144, Safari 18'],
];

test('the pages call nothing that the oldest browsers they are for have not got', () => {
  expect(readFileSync('web/README.md', 'utf8')).toContain('Chrome and Edge 123, Firefox 128, Safari 17.5');
  const pages = readSources().filter(({ path }) => /^web\/|^platform\/.*\/(?:page|kit)\//.test(path) && !isTest(path));
  expect(pages.length).toBeGreaterThan(500);
  const used = pages.flatMap(({ path, text }) => newer.filter(([called]) => called.test(text)).map(([, since]) => `${path}: ${since}`));
  expect(used).toEqual([]);
});
