import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { type OperatorParty, operatorKey, operatorParty, problemOf } from '../../testing/operatorParty.ts';

let platform: TestPlatform;
let desk: OperatorParty;
let memberId: string;
beforeEach(async () => {
  ({ platform, desk, memberId } = await openDesk({}));
  await desk.read('/operator/members?lang=EN');
});
afterEach(() => platform.close());

const titleOf = (page: string): string | undefined => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(page)?.[1];

test('where a form went is asked for as a page: of a tab that is restored the page with the form is shown, and nothing is done', async () => {
  const member = `/operator/members/${memberId}`;
  const events = () => platform.parts.db.selectFrom('audit_event').select('id').execute();
  const before = await events();
  for (const [path, title] of [
    [`${member}/lock`, 'linh'],
    [`${member}/notes`, 'linh'],
    ['/operator/withdrawals/none/approve', 'Withdrawals'],
    ['/operator/corrections/none/reject', 'Corrections'],
    ['/operator/audit/check', 'Audit trail'],
    ['/operator/jobs/kinds/mail.send/restart', 'Dead jobs'],
  ] as const) {
    const answer = await desk.get(path);
    expect([path, answer.status, titleOf(await answer.text())]).toEqual([path, 200, title]);
  }
  expect(await events()).toEqual(before);
  const writer = await operatorParty(platform, operatorKey, ['content']);
  expect((await writer.get('/operator/withdrawals/none/approve')).status).toBe(403);
});

test.each([
  ['/operator/enter', '/operator'],
  ['/operator/accept', '/operator/invited'],
  ['/operator/leave', '/operator'],
  ['/operator/', '/operator'],
  ['/operator/members/', '/operator/members'],
  ['/operator/nowhere', '/operator'],
  ['/operator/withdrawals/none/approve', '/operator?to=%2Foperator%2Fwithdrawals%2Fnone%2Fapprove'],
])('of who is not known %s leads to %s', async (path, to) => {
  const answer = await chatParty(platform, '').get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
});

test('what is not there is a page of the desk, with the way on', async () => {
  for (const answer of [await desk.get('/operator/nowhere'), await desk.send('/operator/nowhere', {})]) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')]);
    const page = await answer.clone().text();
    expect(page).toContain('href="/operator/members"');
    expect(await problemOf(answer)).toBe('There is no such thing.');
  }
});
