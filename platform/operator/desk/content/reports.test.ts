import { randomUUID } from 'node:crypto';
import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatParty } from '../../../content/chat/testing/chatParty.ts';
import { enterRoom } from '../../../content/chatRoom/testing/roomEntry.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered } from '../../../testing/registration.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const home = '/operator/reports';

describe.each(testEngines())('what members report of the chat room, at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  const opened: ChatParty[] = [];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    desk = await operatorParty(platform, operatorKey, ['support'], 'mai');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.leave()));
    await platform.close();
  });

  /** A new member's page in the room. */
  const enter = async (username: string): Promise<ChatParty> => {
    const party = await enterRoom(platform, await registered(platform, username));
    opened.push(party);
    return party;
  };
  const enterAll = (...names: readonly string[]) => Promise.all(names.map(enter));
  const report = async (number: number, ...parties: readonly (ChatParty | undefined)[]) => {
    for (const each of parties) expect((await each?.post(`/chat/room/messages/${number}/reported`, {}))?.status).toBe(200);
  };
  const page = (query = '') => desk.read(`${home}?lang=EN${query}`);
  /** Paths of the forms of the page, and their ids. */
  const formsOf = (text: string) => [...text.matchAll(/action="(\/operator\/reports\/\d+\/\w+)"/g)].map(([, path = '']) => path);
  const idOf = (text: string, path: string) => text.split(`action="${path}"`)[1]?.match(/name="id" value="([\w-]{36})"/)?.[1] ?? '';
  const counted = async () =>
    /href="\/operator\/reports"[^>]*>\s*Reported messages\s*<span class="count">(\d+)</.exec(
      await desk.read('/operator/members?lang=EN'),
    )?.[1];
  const events = () =>
    platform.parts.db
      .selectFrom('audit_event')
      .selectAll()
      .where('subject', '!=', '')
      .where('action', 'like', '%ChatMessage%')
      .orderBy('seq')
      .execute();

  test('CH-01 what three have hidden is listed with who wrote it, put back into open rooms, and not hidden by the same three again', async () => {
    expect(await counted()).toBeUndefined();
    expect(await page()).toContain('Nothing here.');
    const speaker = await enter('speaker');
    await speaker.say('Hello <b>all</b>');
    const others = await enterAll('linh', 'minh', 'thao', 'huong', 'dung', 'quan');
    const seen = async () => (await speaker.heard('/chat/room/stream', 1)).slice(0, 1);
    await report(1, ...others.slice(0, 3));
    expect(await seen()).toMatchObject([{ number: 1, text: null }]);
    expect(await counted()).toBe('1');

    const shown = await page();
    const { id } = await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'speaker').executeTakeFirstOrThrow();
    expect(shown).toContain(`<a href="/operator/members/${id}"><bdi>speaker</bdi></a>`);
    expect(shown).toContain('Hello &lt;b&gt;all&lt;/b&gt;');
    expect(shown).toMatch(/<td[^>]*>3<\/td>\s*<td[^>]*>Hidden<\/td>/);
    expect(formsOf(shown)).toEqual([`${home}/1/show`, `${home}/1/hide`]);
    for (const deed of ['Put it back', 'Leave it hidden for good']) expect(shown).toContain(`aria-label="${deed}: speaker · 20`);

    const formId = idOf(shown, `${home}/1/show`);
    // The button was pressed twice: the second leads where the first does, and is nothing done.
    for (let press = 0; press < 2; press += 1) {
      const answer = await desk.send(`${home}/1/show`, { id: formId });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, home]);
    }
    expect(await events()).toMatchObject([
      {
        actor: 'operator',
        action: 'showChatMessage',
        subject: id,
        before: '{"hidden":true,"reports":3}',
        after: '{"hidden":false,"reports":0,"entry":1}',
      },
    ]);
    // A page that had heard of it all hears the text again, and one that comes anew sees it.
    expect(await speaker.heard('/chat/room/stream', 1, '2')).toMatchObject([
      { number: 3, shows: 1, hides: null, own: true, name: 'sp•••', text: 'Hello <b>all</b>' },
    ]);
    expect(await seen()).toMatchObject([{ number: 1, text: 'Hello <b>all</b>' }]);
    expect(await counted()).toBeUndefined();
    expect(await page()).toMatch(/<td[^>]*>3<\/td>\s*<td[^>]*>Shown<\/td>/);

    await report(1, ...others.slice(0, 3), ...others.slice(3, 5));
    expect(await seen()).toMatchObject([{ text: 'Hello <b>all</b>' }]);
    expect(await page()).toMatch(/<td[^>]*>2<\/td>\s*<td[^>]*>Shown<\/td>/);
    // Three whom nobody has answered hide it anew.
    await report(1, others[5]);
    expect(await seen()).toMatchObject([{ text: null }]);
    expect(formsOf(await page())).toEqual([`${home}/1/show`, `${home}/1/hide`]);
  });

  test('what is left hidden stays so, and what a page says of it late asks nobody to look again', async () => {
    const speaker = await enter('speaker');
    for (const text of ['Something bad', 'Something else']) await speaker.say(text);
    const others = await enterAll('linh', 'minh', 'thao', 'huong');
    await report(1, ...others.slice(0, 3));
    await report(2, others[0]);
    expect(formsOf(await page())).toEqual([`${home}/2/show`, `${home}/2/hide`, `${home}/1/show`, `${home}/1/hide`]);
    for (const number of [1, 2]) expect((await desk.send(`${home}/${number}/hide`, { id: randomUUID() })).status).toBe(303);
    await report(1, others[3]);
    const after = await page();
    expect(formsOf(after)).toEqual([]);
    expect(after.match(/>Hidden for good</g)).toHaveLength(2);
    expect((await speaker.heard('/chat/room/stream', 2)).slice(0, 2)).toMatchObject([{ text: null }, { text: null }]);
    expect((await events()).map(({ action, before }) => [action, before])).toEqual([
      ['hideChatMessageForGood', '{"hidden":true,"reports":3}'],
      ['hideChatMessageForGood', '{"hidden":false,"reports":1}'],
    ]);
    // Another has decided it meanwhile, or there is no such thing.
    for (const number of [1, 9]) {
      const answer = await desk.send(`${home}/${number}/show`, { id: randomUUID() });
      expect(await problemOf(answer)).toContain('Somebody else was faster');
    }
    expect(await events()).toHaveLength(2);
  });

  test('the newest come first, and what is older is on the next page', async () => {
    const [speaker, ...readers] = [await enter('speaker'), await enter('linh'), await enter('minh')];
    for (let number = 1; number <= 52; number += 1) {
      clock.forward(3_000);
      expect((await speaker.say(`Word ${number}.`)).status).toBe(200);
      await report(number, readers[number % 2]);
    }
    const numbersOf = (text: string) => [...text.matchAll(/Word (\d+)\./g)].map(([, number]) => Number(number));
    const first = await page();
    expect(numbersOf(first)).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index));
    const next = /href="([^"]+)">Older messages/.exec(first)?.[1] ?? '';
    const second = await desk.read(next);
    expect(numbersOf(second)).toEqual([2, 1]);
    expect(second).not.toContain('Older messages');
  });

  test('are for those who answer members, by forms of their session, and worded in every language', async () => {
    const speaker = await enter('speaker');
    await speaker.say('Something bad');
    await report(1, ...(await enterAll('linh', 'minh', 'thao')));
    for (const [role, own] of [
      ['payments', '/operator/deposits'],
      ['content', '/operator/banners'],
    ] as const) {
      const other = await operatorParty(platform, operatorKey, [role]);
      expect(await other.read(`${own}?lang=EN`)).not.toContain(home);
      for (const answer of [
        await other.get(home),
        await other.send(`${home}/1/show`, { id: randomUUID() }),
        await other.send(`${home}/1/hide`, { id: randomUUID() }),
      ])
        expect([role, answer.status, await problemOf(answer)]).toEqual([role, 403, 'Your roles do not allow that.']);
    }
    await page();
    const id = randomUUID();
    const refused = await desk.send(`${home}/1/show`, { formToken: 'another', id });
    expect(refused.status).toBe(403);
    // The other form of the same entry stays one of its own.
    const again = await refused.text();
    expect([idOf(again, `${home}/1/show`), idOf(again, `${home}/1/hide`)]).toEqual([id, expect.not.stringContaining(id)]);
    expect(await events()).toEqual([]);
    const pages = new Set<string>();
    for (const code of languageCodes) {
      const text = await desk.read(`${home}?lang=${code}`);
      expect(text).not.toMatch(/reports\.\w+|\{\{/);
      pages.add(/<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(/value="[^"]*"|\d+/g, '') ?? '');
    }
    // The brand words nothing of the desk.
    expect(pages.size).toBe(languageCodes.length - 1);
  });
});
