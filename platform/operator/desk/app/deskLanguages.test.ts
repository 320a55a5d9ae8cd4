import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatParty, type ChatParty } from '../../../content/chat/testing/chatParty.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { operatorKey, operatorParty } from '../../testing/operatorParty.ts';

describe('the language of the desk', () => {
  let platform: TestPlatform;
  let pagesDir: string;
  beforeEach(async () => {
    pagesDir = await mkdtemp(join(tmpdir(), 'desk-pages-'));
    platform = await openPlatform({ extras: { operatorKey, pagesDir } });
  });
  afterEach(async () => {
    await platform.close();
    await rm(pagesDir, { recursive: true });
  });

  const addressIn = async (answer: Response, code: string) => new RegExp(`href="([^"]*lang=${code})"`).exec(await answer.text())?.[1];
  const sent = (party: ChatParty, path: string) => party.sendForm(path, new URLSearchParams({ name: 'nobody', code: '000000' }).toString());

  test.each([
    ['/operator/enter', '/operator?lang=CN'],
    ['/operator/invited', '/operator/invited?lang=CN'],
    ['/operator/accept', '/operator/invited?lang=CN'],
  ])('who was not let in by %s can ask for the door in another language', async (path, address) => {
    const party = chatParty(platform, '');
    const found = await addressIn(await sent(party, path), 'CN');
    expect(found).toBe(address);
    expect((await party.get(found ?? '')).status).toBe(200);
  });

  test('a page that is shown this once, in answer to a form, leads to none in another language', async () => {
    const desk = await operatorParty(platform, operatorKey);
    await desk.read('/operator/jobs');
    const answer = await desk.send('/operator/jobs/none/restart', {});
    expect([answer.status, await addressIn(answer, 'CN')]).toEqual([400, undefined]);
  });

  test('the chats are in the language that was chosen at the desk', async () => {
    await mkdir(join(pagesDir, 'chatDesk'));
    await writeFile(join(pagesDir, 'chatDesk', 'index.html'), '<html lang="__LANGUAGE__">');
    const desk = await operatorParty(platform, operatorKey);
    await desk.read('/operator/members?lang=TH');
    expect(await desk.read('/operator/chats')).toBe('<html lang="th-TH">');
    expect(await desk.read('/operator/chats?lang=CN')).toBe('<html lang="zh-CN">');
  });

  test('the chats say what they need where scripts are off, with the way back', async () => {
    await mkdir(join(pagesDir, 'chatDesk'));
    const built = await readFile(new URL('../../chatDesk/page/index.html', import.meta.url), 'utf8');
    await writeFile(join(pagesDir, 'chatDesk', 'index.html'), built);
    const desk = await operatorParty(platform, operatorKey);
    expect(/<noscript>.*<\/noscript>/.exec(await desk.read('/operator/chats?lang=EN'))?.[0]).toBe(
      '<noscript>This page needs JavaScript. <a href="/operator">Back to the desk</a></noscript>',
    );
  });
});
