import { sendFeedback } from '#contract/content/feedback.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { formTo } from '../../testing/formTo.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { operatorKey, operatorParty, operatorPassword, type OperatorParty } from '../../testing/operatorParty.ts';

const idle = 30 * 60_000;
describe.each(testEngines())('a form of the desk that is not taken on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  let token: string;
  let memberId: string;
  beforeEach(async () => {
    clock = movableClock();
    ({ platform, desk, token, memberId } = await openDesk({ engine, clock }));
    await desk.read('/operator/announcements?lang=EN');
  });
  afterEach(() => platform.close());

  const worded = (words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      platform.parts.brand.languages.flatMap((code) => Object.entries(words).map(([name, text]) => [`${name}.${code}`, `${text} ${code}`])),
    );
  const announcement = (given: Readonly<Record<string, string>> = {}) => ({
    id: '019b76da-a800-7649-862f-a61f2b9bfa80',
    type: 'PR',
    ...worded({ title: 'The "pier" opens', content: 'Come <all>.\n\nAt eight.' }),
    link: '/help?pier',
    from: '2026-02-01T10:00',
    until: '2026-02-02T10:00',
    ...given,
  });
  const banner = (given: Readonly<Record<string, string>> = {}) => ({
    screen: 'w_fish',
    place: '2',
    scene: 'homeward',
    focus: 'BOTTOM_RIGHT',
    tallFocus: 'CENTER',
    link: '/promotions',
    ...worded({ title: 'The <pier>', line: 'Come' }),
    ...given,
  });
  /** The answer to what was sent as one typed it: with all of it in the form again. */
  const shownAgain = async (path: string, sent: Readonly<Record<string, string>>) => {
    const answer = await desk.send(path, sent);
    const page = await answer.text();
    const { typed, wrong } = formTo(page, path);
    return {
      status: answer.status,
      problem: /role="alert">([^<]*)/.exec(page)?.[1],
      typed,
      wrong,
      isOpen: page.includes('<details open>'),
    };
  };
  const announced = () => platform.parts.db.selectFrom('announcement').selectAll().where('link', '=', '/help?pier').execute();

  test.each([
    ['a link that leads nowhere', { link: 'promotions' }, 'link', /^The link is a path/],
    ['an end before the beginning', { until: '2026-01-31T10:00' }, 'until', /^The end has to come/],
    ['a beginning that is no time', { from: 'soon' }, 'from', /^Something is missing/],
    ['nothing in a language', { 'content.EN': '' }, 'content.EN', /^Something is missing/],
    ['a title that is too long', { 'title.TY': 'x'.repeat(121) }, 'title.TY', /^The text is empty or too long/],
  ])('an announcement with %s is shown again as it was typed, with what is wrong at its field', async (_, given, field, problem) => {
    const sent = announcement(given);
    expect(await shownAgain('/operator/announcements', sent)).toEqual({
      status: 400,
      problem: expect.stringMatching(problem),
      typed: sent,
      wrong: field,
      isOpen: true,
    });
  });

  test('so are a banner, a line of the promotion bar, a correction and an invitation', async () => {
    const sent: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
      ['/operator/banners', banner({ place: '0' }), 'place'],
      ['/operator/promo-bar', { ...worded({ line: 'Come' }), link: 'promotions' }, 'link'],
      ['/operator/corrections', { member: memberId, kind: 'debit', amount: 'ten', transaction: '', reason: 'He asked.' }, 'amount'],
      [
        '/operator/corrections',
        { member: memberId, kind: 'reversal', amount: '', transaction: 'none', reason: 'He asked.' },
        'transaction',
      ],
      ['/operator/operators', { name: '<lan>', role: 'payments' }, 'name'],
    ];
    for (const [path, typed, wrong] of sent) expect(await shownAgain(path, typed)).toMatchObject({ status: 400, typed, wrong });
  });

  test('an invitation without a role marks the group of roles and says at it what is missing, and so does a change of roles; so a correction of no kind, a banner of no picture', async () => {
    const groupOf = (page: string, action: string) => {
      const form = page.split('<form ').find((each) => each.includes(`action="${action}"`)) ?? '';
      const [, attributes = '', choices = '', after = ''] = /<fieldset ([^>]*)>(.*?)<\/fieldset\s*>\s*(<p[^>]*>[^<]*)?/s.exec(form) ?? [];
      return {
        describedBy: /aria-describedby="(\w+)"/.exec(attributes)?.[1],
        isMarked: choices
          .split('<input')
          .slice(1)
          .every((each) => each.includes('aria-invalid="true"')),
        cursors: choices.split('autofocus').length - 1,
        after: after.replaceAll(/\s+/g, ' '),
      };
    };
    const other = await operatorParty(platform, operatorKey, ['content']);
    const { id } = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', other.name).executeTakeFirstOrThrow();
    for (const [path, sent] of [
      ['/operator/operators', { name: 'lan' }],
      [`/operator/operators/${id}/roles`, {}],
      ['/operator/corrections', { member: memberId, amount: '5', transaction: '', reason: 'He asked.' }],
      ['/operator/banners', banner({ scene: '' })],
    ] as const) {
      const answer = await desk.send(path, sent);
      expect([path, answer.status, groupOf(await answer.text(), path)]).toEqual([
        path,
        400,
        { describedBy: 'wrong', isMarked: true, cursors: 1, after: '<p id="wrong" class="wrong">Something is missing.' },
      ]);
    }
  });

  test('who changes a banner that another has changed meanwhile keeps what was typed, and cannot write over the other', async () => {
    await desk.send('/operator/banners', banner());
    const { id } = await platform.parts.db
      .selectFrom('banner')
      .select('id')
      .where('scene', '=', 'homeward')
      .where('screen', '=', 'w_fish')
      .executeTakeFirstOrThrow();
    const path = `/operator/banners/${id}`;
    const { typed } = formTo(await desk.read(path), path);
    await desk.send(path, { ...typed, link: '/rng' });
    const mine = { ...typed, 'title.EN': 'Mine' };
    const again = await shownAgain(path, mine);
    expect(again).toMatchObject({ status: 400, problem: expect.stringMatching(/^Somebody else was faster/), typed: mine });
    expect((await desk.send(path, again.typed)).status).toBe(400);
  });

  test('a text is as long as the browser has counted it, whatever a line break is sent as', async () => {
    const content = `${'x'.repeat(2_499)}\r\n${'y'.repeat(2_500)}`;
    const sent = Object.fromEntries(platform.parts.brand.languages.map((code) => [`content.${code}`, content]));
    expect((await desk.send('/operator/announcements', announcement(sent))).status).toBe(303);
    expect((await announced())[0]?.words).not.toContain('\\r');
    const path = `/operator/members/${memberId}/notes`;
    expect((await desk.send(path, { note: `${'x'.repeat(999)}\r\n${'y'.repeat(1_000)}` })).status).toBe(303);
    expect((await shownAgain(path, { note: 'x'.repeat(2_001) })).typed).toMatchObject({ note: 'x'.repeat(2_001) });
  });

  test('who was signed out while writing finds it again after signing in, and only then is it done', async () => {
    const sent = announcement();
    clock.forward(idle);
    const waiting = await desk.send('/operator/announcements', sent);
    expect(waiting.status).toBe(401);
    const kept = formTo(await waiting.text(), '/operator/announcements');
    expect(kept).toMatchObject({ typed: sent, formToken: undefined });
    await desk.sendForm(
      '/operator/enter',
      new URLSearchParams({ name: desk.name, password: operatorPassword, code: desk.code() }).toString(),
    );
    const answer = await desk.sendForm('/operator/announcements', new URLSearchParams(kept.typed).toString());
    expect(answer.status).toBe(403);
    const again = formTo(await answer.text(), '/operator/announcements');
    expect(again.typed).toEqual(sent);
    expect(await announced()).toEqual([]);
    const done = await desk.sendForm(
      '/operator/announcements',
      new URLSearchParams({ ...again.typed, formToken: again.formToken ?? '' }).toString(),
    );
    expect(done.status).toBe(303);
    expect(await announced()).toHaveLength(1);
  });

  test('an answer to feedback is kept as well, and stands in no other form', async () => {
    const ids = [];
    for (const content of ['The pier is too short.', 'The boat is too slow.'])
      ids.push((await platform.call(sendFeedback, { content, pictures: [] }, { token })).value.feedbackId);
    const [one, other] = ids.map((id) => `/operator/feedback/${id}/answer`);
    await desk.read('/operator/feedback');
    const page = await (await desk.send(one ?? '', { answer: 'Thank you.', formToken: 'f'.repeat(64) })).text();
    expect([one, other].map((path) => formTo(page, path ?? '').typed)).toEqual([{ answer: 'Thank you.' }, { answer: '' }]);
    const tooLong = await (await desk.send(one ?? '', { answer: 'x'.repeat(2_001) })).text();
    expect([one, other].map((path) => formTo(tooLong, path ?? '').wrong)).toEqual(['answer', undefined]);
  });

  test('of two who answer the same feedback the slower one is told, and keeps the words', async () => {
    const content = 'The pier is too short.';
    const { feedbackId } = (await platform.call(sendFeedback, { content, pictures: [] }, { token })).value;
    const path = `/operator/feedback/${feedbackId}/answer`;
    await desk.read('/operator/feedback');
    expect((await desk.send(path, { answer: 'We make it longer.' })).status).toBe(303);
    for (const more of [{}, { formToken: 'f'.repeat(64) }]) {
      const page = await (await desk.send(path, { answer: 'Thank you,\n<all> of you.', ...more })).text();
      expect(page).toContain('Thank you,\n&lt;all&gt; of you.');
      expect(page).not.toContain('We make it longer.');
      expect(formTo(page, path).typed).toEqual({});
    }
    expect(await desk.read('/operator/feedback')).not.toContain('&lt;all&gt;');
  });

  test('what another site sends is shown nowhere', async () => {
    const answer = await platform.fetch('/operator/announcements', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(announcement()).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.status, await answer.text()]).toEqual([303, expect.not.stringContaining('pier')]);
  });

  test('a reason is kept in the form that it was typed in, and in no other of the page', async () => {
    const paths = ['lock', 'logins/open', 'sessions/end'].map((deed) => `/operator/members/${memberId}/${deed}`);
    const reason = 'x'.repeat(501);
    await desk.read(`/operator/members/${memberId}`);
    for (const path of paths) {
      expect(await shownAgain(path, { reason })).toMatchObject({
        status: 400,
        problem: expect.stringMatching(/^Please say why/),
        typed: { reason },
        wrong: 'reason',
      });
      const page = await (await desk.send(path, { reason: 'He asked.', formToken: 'f'.repeat(64) })).text();
      expect(paths.filter((each) => formTo(page, each).typed['reason'] === 'He asked.')).toEqual([path]);
    }
  });
});
