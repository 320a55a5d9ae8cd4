import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorKey } from '../../operator/testing/operatorParty.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

let pagesDir: string;
let platform: TestPlatform;
beforeEach(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'chat-pages-'));
  for (const name of ['chatRoom', 'customerService']) {
    await mkdir(join(pagesDir, name));
    await writeFile(join(pagesDir, name, 'index.html'), '<p data-words="__WORDS__" data-most="__MOST__" data-colour="__HEADER_COLOR__">');
  }
  platform = await openPlatform({ extras: { operatorKey, pagesDir } });
});
afterEach(async () => {
  await platform.close();
  await rm(pagesDir, { recursive: true });
});

const page = async (path: string) => (await platform.fetch(path)).text();

test('CH-01 CS-01 a page is told how long a message may be: 200 characters in the room, 1,000 to customer service', async () => {
  expect(await page('/chat/room')).toContain('data-most="200"');
  expect(await page('/service/chat')).toContain('data-most="1000"');
});

test('CH-01 the room has the colour and the title of its address, where they are a colour and a title', async () => {
  const asked = (given: Record<string, string>) => page(`/chat/room?${new URLSearchParams(given)}`);
  expect(await asked({ headerColor: '#262743', title: 'Deck' })).toMatch(/Deck.* data-colour="#262743"/);
  for (const headerColor of ['red', '#2627431', 'x#262743', '#262743;background:url(//evil.example)'])
    expect(await asked({ headerColor })).toContain('data-colour=""');
  const title = 'x'.repeat(65);
  const shown = await asked({ title });
  expect([shown.includes(title.slice(1)), shown.includes(title)]).toEqual([true, false]);
});
