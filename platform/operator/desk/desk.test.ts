import { announcements } from '#contract/content/announcement.ts';
import { sendFeedback, uploadFeedbackPicture } from '#contract/content/feedback.ts';
import { messages } from '#contract/content/message.ts';
import { languageCodes } from '#contract/languages.ts';
import { memberInfo } from '#contract/identity/member.ts';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainAuditEvents } from '../../core/audit/auditChain.ts';
import { PermanentJobError, storeJob } from '../../core/jobs/jobHandler.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import type { TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { countsOf } from '../testing/countsOf.ts';
import { openDesk } from '../testing/openDesk.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../testing/operatorParty.ts';

const hour = 3_600_000;
const doomed = { kind: 'test.doomed', payload: z.object({}) };
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]);

describe.each(testEngines())('the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  let token: string;
  let memberId: string;
  beforeEach(async () => {
    clock = movableClock();
    const jobs = [
      storeJob(doomed, async () => {
        throw new PermanentJobError('the pier is gone');
      }),
    ];
    ({ platform, desk, token, memberId } = await openDesk({ engine, clock, extras: { jobs } }));
  });
  afterEach(() => platform.close());

  const lastEvents = (count: number) =>
    platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(count).execute();
  const lastEvent = async () => (await lastEvents(1))[0];

  test('a form by somebody else’s hand does nothing', async () => {
    const writer = await operatorParty(platform, operatorKey, ['content']);
    await writer.read('/operator/announcements');
    expect((await writer.send(`/operator/members/${memberId}/lock`, { reason: 'because' })).status).toBe(403);
    await desk.read(`/operator/members/${memberId}`);
    expect((await desk.send(`/operator/members/${memberId}/lock`, { reason: 'because', formToken: 'f'.repeat(64) })).status).toBe(403);
    expect((await platform.call(memberInfo, {}, { token })).status).toBe(200);
  });

  test('times are written in one way in every language, with the whole year, and the page says of which zone they are', async () => {
    const shown = /<dd>2026-01-01 07:00:00<\/dd>[^]*Asia\/Ho_Chi_Minh/;
    for (const language of languageCodes) expect(await desk.read(`/operator/members/${memberId}?lang=${language}`)).toMatch(shown);
  });

  test('a name that nobody has stays in the field, to be mended there', async () => {
    const page = await desk.read('/operator/members?name=Linhh&lang=EN');
    expect(page).toContain('<p role="status">');
    expect(page).toMatch(/name="name" value="Linhh"/);
  });

  test('a member is looked up and locked with a reason, which ends what is open and stands in the trail with before and after', async () => {
    expect(await desk.read('/operator/members?name=nobody')).toContain('role="status"');
    const page = await desk.read('/operator/members?name=Linh');
    expect(page).toContain('<h1>linh</h1>');
    expect(page).toContain('>1.000\u00a0₫<');
    const lock = `/operator/members/${memberId}/lock`;
    expect(await problemOf(await desk.send(lock, { reason: '' }))).toBeDefined();
    expect((await desk.send(lock, { reason: 'asked by telephone' })).status).toBe(303);
    expect((await platform.call(memberInfo, {}, { token })).status).toBe(401);
    const operator = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', desk.name).executeTakeFirstOrThrow();
    expect(await lastEvent()).toMatchObject({
      actor: 'operator',
      actor_id: operator.id,
      action: 'lockMember',
      subject: memberId,
      before: '{"status":"ACTIVE"}',
      after: '{"status":"LOCKED","reason":"asked by telephone"}',
    });
    // Of two who do the same, the second is told.
    expect(await problemOf(await desk.send(lock, { reason: 'again' }))).toBeDefined();
    expect((await desk.send(`/operator/members/${memberId}/unlock`, { reason: 'it was him' })).status).toBe(303);
    await desk.send(`/operator/members/${memberId}/notes`, { note: 'Rings <often>.' });
    expect(await desk.read(`/operator/members/${memberId}`)).toContain('Rings &lt;often&gt;.');
    const { text } = await platform.parts.db.selectFrom('member_note').select('text').executeTakeFirstOrThrow();
    expect(text).not.toContain('Rings');
  });

  test('an announcement is written for now or later in every language, escaped, and taken back', async () => {
    const words = Object.fromEntries(
      platform.parts.brand.languages.flatMap((code) => [
        [`title.${code}`, `The pier opens ${code}`],
        [`content.${code}`, 'Come <all>.\n\nAt eight.'],
      ]),
    );
    await desk.read('/operator/announcements');
    const shown = async () =>
      (await platform.call(announcements, {}, {})).value.content
        .filter(({ title }) => title.startsWith('The pier'))
        .map(({ content }) => content);
    expect(await problemOf(await desk.send('/operator/announcements', { ...words, type: 'H', link: 'javascript:alert(1)' }))).toBeDefined();
    expect(await problemOf(await desk.send('/operator/announcements', { type: 'H' }))).toBeDefined();
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: platform.parts.brand.timeZone, dateStyle: 'short', timeStyle: 'medium' });
    const from = local.format(clock.now() + hour).replace(' ', 'T');
    expect((await desk.send('/operator/announcements', { ...words, type: 'H', link: '/help', from })).status).toBe(303);
    const title = words[`title.${platform.parts.brand.languages[0]}`];
    expect(JSON.parse((await lastEvent())?.after ?? '')).toMatchObject({ type: 'H', title, link: '/help' });
    clock.forward(2_000);
    expect(await shown()).toEqual([]);
    clock.forward(hour);
    expect(await shown()).toEqual(['<p>Come &#60;all&#62;.</p><p>At eight.</p>']);
    // The desk was idle meanwhile.
    desk = await operatorParty(platform, operatorKey, ['content']);
    await desk.read('/operator/announcements');
    const { id } = await platform.parts.db
      .selectFrom('announcement')
      .select('id')
      .where('link', '=', '/help')
      .orderBy('published_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await desk.send(`/operator/announcements/${id}/end`, {})).status).toBe(303);
    clock.forward(2_000);
    expect(await shown()).toEqual([]);
    expect(await lastEvent()).toMatchObject({ action: 'takeBackAnnouncement', subject: `announcement:${id}` });
    expect(JSON.parse((await lastEvent())?.before ?? '')).toEqual({ title, until: null });
  });

  test('feedback is read with its pictures and answered once, as a message that nobody can put code into', async () => {
    const { pictureId } = (await platform.call(uploadFeedbackPicture, { picture: jpeg.toString('base64') }, { token })).value;
    const content = 'The pier is too short for <big> boats, and has been for years by now.';
    const { feedbackId } = (await platform.call(sendFeedback, { content, pictures: [{ pictureId, remark: 'the pier' }] }, { token })).value;
    const page = await desk.read('/operator/feedback');
    expect(countsOf(page)).toEqual({ feedback: 1 });
    expect(page).toMatch(/aria-label="[^"]+: linh · 20/);
    expect(page).toContain('for &lt;big&gt; boats');
    const [, address = ''] = /<img class="sent" src="([^"]+)" alt="the pier"/.exec(page) ?? [];
    const picture = await desk.get(address);
    expect([picture.headers.get('content-type'), Buffer.from(await picture.arrayBuffer()).equals(jpeg)]).toEqual(['image/jpeg', true]);
    const answers = await Promise.all(
      [1, 2].map(() => desk.send(`/operator/feedback/${feedbackId}/answer`, { answer: 'Thank you.\nWe <build>.' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    const { messages: told } = (await platform.call(messages, { pageSize: 10 }, { token, language: 'EN' })).value;
    expect(told.filter(({ content: text }) => text === '<p>Thank you.<br>We &#60;build&#62;.</p>')).toHaveLength(1);
    const support = await operatorParty(platform, operatorKey, ['content']);
    expect((await support.get(address)).status).toBe(403);
  });

  test('a job that died is seen with why, started again, and deleted', async () => {
    const { db, jobs } = platform.parts;
    for (const key of ['one', 'two']) await jobs.enqueue(db, doomed, {}, { key });
    await platform.settled();
    const page = await desk.read('/operator/jobs');
    expect([page.includes('the pier is gone'), countsOf(page)]).toEqual([true, { jobs: 2 }]);
    const [first, second] = await jobs.listDead(5);
    expect((await desk.send(`/operator/jobs/${first?.id}/discard`, {})).status).toBe(303);
    expect((await desk.send(`/operator/jobs/${second?.id}/restart`, {})).status).toBe(303);
    expect(await problemOf(await desk.send(`/operator/jobs/${first?.id}/restart`, {}))).toBeDefined();
    const left = await db.selectFrom('job').select(['id', 'dead_at']).where('kind', '=', doomed.kind).execute();
    expect(left).toEqual([{ id: second?.id, dead_at: null }]);
    expect((await lastEvents(2)).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      `restartJob job:${second?.id}`,
      `discardJob job:${first?.id}`,
    ]);
  });

  test('jobs of a kind that died together are started again together, once', async () => {
    const { db, jobs } = platform.parts;
    for (const key of ['one', 'two', 'three']) await jobs.enqueue(db, doomed, {}, { key });
    await platform.settled();
    const [odd] = await jobs.listDead(1);
    await db
      .updateTable('job')
      .set({ kind: 'another' })
      .where('id', '=', odd?.id ?? '')
      .execute();
    const restart = /action="(\/operator\/jobs\/kinds\/[^"]+)"/g;
    const forms = [...(await desk.read('/operator/jobs')).matchAll(restart)].map(([, action = '']) => action);
    expect(forms).toHaveLength(1);
    expect((await desk.send(forms[0] ?? '', {})).status).toBe(303);
    expect(await lastEvent()).toMatchObject({ action: 'restartJobs', subject: `jobs:${doomed.kind}`, after: '{"restarted":2}' });
    expect((await jobs.listDead(5)).map(({ kind }) => kind)).toEqual(['another']);
    expect(await problemOf(await desk.send(forms[0] ?? '', {}))).toBeDefined();
  });

  test('the trail is filtered and checked from its page; sums of accounts stand on the books', async () => {
    await chainAuditEvents(platform.parts);
    expect(await desk.read(`/operator/audit?subject=${memberId}`)).toContain('href="?action=register"');
    expect(await desk.read(`/operator/audit?subject=${memberId}&action=register`)).toContain('register');
    expect(await desk.read('/operator/audit?action=none&lang=EN')).toContain('No event fits.');
    const answer = await desk.send('/operator/audit/check', {});
    expect(await answer.text()).toMatch(/role="status">\s*The trail is sound: \d+ events/);
    const books = await desk.read('/operator/books?lang=EN');
    const rows = [...books.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.trim()),
    );
    // The welcome gift of the one member, in and out: the house has paid what the member holds.
    expect(rows.filter(([, purpose]) => purpose === 'Bonus money' || purpose === 'Main wallet').map((row) => row.slice(1))).toEqual([
      ['Bonus money', 'PLAY', '-₫1,000'],
      ['Main wallet', 'PLAY', '₫1,000'],
    ]);
  });

  test('operators are invited, given other roles and locked by another: at once, and never by themselves', async () => {
    const helper = await operatorParty(platform, operatorKey, ['support']);
    const { id } = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', helper.name).executeTakeFirstOrThrow();
    const own = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', desk.name).executeTakeFirstOrThrow();
    await desk.read('/operator/operators');
    expect(await (await desk.send('/operator/operators', { name: 'lan', role: ['content', 'support'] })).text()).toMatch(
      /<code>[\w-]{43}<\/code>/,
    );
    expect((await desk.send(`/operator/operators/${id}/roles`, { role: 'content' })).status).toBe(303);
    expect(await lastEvent()).toMatchObject({ action: 'operatorRoles', before: '{"roles":"support"}', after: '{"roles":"content"}' });
    expect((await helper.get('/operator/members')).headers.get('location')).toBe('/operator?to=%2Foperator%2Fmembers');
    expect(await problemOf(await desk.send(`/operator/operators/${own.id}/roles`, { role: 'admin' }))).toBeDefined();
    expect((await desk.send(`/operator/operators/${id}/lock`, {})).status).toBe(303);
    clock.forward(30_000);
    const fields = new URLSearchParams({ name: helper.name, password: 'nine lanterns over the river', code: helper.code() });
    expect((await helper.sendForm('/operator/enter', fields.toString())).status).toBe(401);
  });

  test('each deed leaves exactly one event, in the name of who did it, and none where it was refused', async () => {
    await desk.read('/operator/corrections');
    const count = async () =>
      Number(
        (
          await platform.parts.db
            .selectFrom('audit_event')
            .select(({ fn }) => fn.countAll().as('all'))
            .executeTakeFirstOrThrow()
        ).all,
      );
    const deeds: readonly (readonly [string, Readonly<Record<string, string>>, number])[] = [
      [`/operator/members/${memberId}/notes`, { note: 'one' }, 1],
      [`/operator/members/${memberId}/sessions/end`, { reason: 'why' }, 1],
      [`/operator/members/${memberId}/lock`, {}, 0],
      ['/operator/corrections', { member: memberId, kind: 'credit', amount: '1', reason: 'why' }, 1],
      ['/operator/corrections', { member: memberId, kind: 'credit', amount: '0', reason: 'why' }, 0],
      ['/operator/operators', { name: 'hoa', role: 'content' }, 1],
      ['/operator/operators', { name: 'hoa', role: 'content' }, 0],
      ['/operator/jobs/none/restart', {}, 0],
      ['/operator/audit/check', {}, 1],
    ];
    for (const [path, fields, events] of deeds) {
      const before = await count();
      await desk.send(path, fields);
      expect([path, (await count()) - before]).toEqual([path, events]);
    }
  });
});
