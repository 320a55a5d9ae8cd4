import { expect, test } from 'vitest';
import { keptAtHeader, pageToKeep } from './keptPages.ts';

test('a page is kept with its time, and one that says only that there is none now is not', () => {
  expect(Number(pageToKeep(new Response('<p>home</p>'))?.headers.get(keptAtHeader))).toBeGreaterThan(0);
  expect(pageToKeep(new Response('closed', { status: 503 }))).toBeNull();
});
