import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { type OperatorParty, operatorPassword } from '../../testing/operatorParty.ts';

let platform: TestPlatform;
let desk: OperatorParty;
beforeEach(async () => {
  ({ platform, desk } = await openDesk({}));
});
afterEach(() => platform.close());

const leadsTo = (answer: Response): string => answer.headers.get('location') ?? '';
const enter = (to: string, password = operatorPassword) =>
  desk.sendForm('/operator/enter', new URLSearchParams({ name: desk.name, password, code: desk.code(1), to }).toString());

test('whoever was signed out over a page is led back to it: past the door, a wrong password, and another language', async () => {
  const page = '/operator/members?name=linh';
  const door = `/operator?to=${encodeURIComponent(page)}`;
  const stranger = chatParty(platform, '');
  expect(leadsTo(await stranger.get(page))).toBe(door);
  expect(leadsTo(await stranger.get('/operator/chats'))).toBe('/operator?to=%2Foperator%2Fchats');
  const field = `<input type="hidden" name="to" value="${page}" />`;
  const shown = await (await stranger.get(door)).text();
  expect(shown).toContain(field);
  expect(shown).toContain(`${door}&amp;lang=`);
  const refused = await enter(page, 'something else altogether');
  const again = await refused.text();
  expect([refused.status, again]).toEqual([401, expect.stringContaining(field)]);
  const inThai = /href="([^"]*lang=TH)"/.exec(again)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(await (await stranger.get(inThai)).text()).toContain(field);
  const entered = await enter(page);
  expect([entered.status, leadsTo(await desk.get(leadsTo(entered)))]).toEqual([303, page]);
});

test.each([
  'https://evil.example/operator/members',
  '//evil.example/operator/members',
  '/operator/../rng',
  '/operator/\\evil.example',
  '/operator/members\r\nx: y',
  '/operators',
  '/rng',
  '',
  `/operator/${'x'.repeat(491)}`,
])('WEB-013 the door leads to pages of the desk alone, and not to %j', async (to) => {
  expect(await (await chatParty(platform, '').get(`/operator?to=${encodeURIComponent(to)}`)).text()).not.toContain('name="to"');
  expect(leadsTo(await enter(to))).toBe('/operator?entered');
  expect(leadsTo(await desk.get(`/operator?to=${encodeURIComponent(to)}`))).toBe('/operator/members');
});
