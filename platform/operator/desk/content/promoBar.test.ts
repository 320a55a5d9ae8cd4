import { systemStatus } from '#contract/system/site.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const home = '/operator/promo-bar';

describe.each(testEngines())('the promotion bar at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    desk = await operatorParty(platform, operatorKey, ['content']);
    await desk.read(`${home}?lang=EN`);
  });
  afterEach(() => platform.close());

  /** What everybody sees, a second later. */
  const shown = async () => {
    clock.forward(1_000);
    return (await platform.call(systemStatus, {}, { language: 'EN' })).value.info.promoBar;
  };
  const form = (line: string, link = '/promotions') => ({
    link,
    ...Object.fromEntries(platform.parts.brand.languages.map((code) => [`line.${code}`, `${line} ${code}`])),
  });
  const events = () =>
    platform.parts.db.selectFrom('audit_event').selectAll().where('subject', 'like', 'promoBar:%').orderBy('seq').execute();

  test('a new line is shown in place of the one before, which is back once it is taken away', async () => {
    const before = await shown();
    expect((await desk.send(home, form('Come <all>'))).status).toBe(303);
    const after = await shown();
    expect(after).toMatchObject({ text: 'Come <all> EN', url: '/promotions' });
    // Who has put the old one away is shown the new one.
    expect(after?.id).not.toBe(before?.id);
    const page = await desk.read(home);
    expect(page).toContain('Come &lt;all&gt; EN');
    expect(page).toContain('aria-label="Take back: Come &lt;all&gt; EN"');
    const answers = await Promise.all([1, 2].map(() => desk.send(`${home}/${after?.id}/remove`, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect(await shown()).toEqual(before);
    const [written, taken, ...more] = await events();
    expect([written, taken].map((event) => [event?.action, event?.subject])).toEqual([
      ['publishPromoBar', `promoBar:${after?.id}`],
      ['takeBackPromoBar', `promoBar:${after?.id}`],
    ]);
    expect(taken?.before).toBe(written?.after);
    expect(JSON.parse(taken?.before ?? '')).toMatchObject({ link: '/promotions', words: expect.stringContaining('Come <all> EN') });
    expect(more).toEqual([]);
  });

  test('where the last line is taken away nothing is shown', async () => {
    for (let bar = await shown(); bar; bar = await shown()) expect((await desk.send(`${home}/${bar.id}/remove`, {})).status).toBe(303);
    expect(await desk.read(home)).toContain('Nothing here.');
  });

  test.each([
    ['no link', { link: '' }, /^Something is missing/],
    ['code as a link', { link: 'data:text/html,x' }, /^The link is/],
    ['no line in a language', { 'line.EN': '' }, /^Something is missing/],
    ['a line of 91 characters', { 'line.EN': 'x'.repeat(91) }, /^The text is empty or too long/],
  ])('%s is refused in plain words, and nothing is written', async (_, given, problem) => {
    const before = await shown();
    expect(await problemOf(await desk.send(home, { ...form('Come'), ...given }))).toMatch(problem);
    expect(await shown()).toEqual(before);
    expect(await events()).toEqual([]);
  });

  test('a line of 90 characters is taken; nobody without the role writes', async () => {
    expect((await desk.send(home, { ...form('Come'), 'line.EN': 'x'.repeat(90) })).status).toBe(303);
    const support = await operatorParty(platform, operatorKey, ['support']);
    await support.read('/operator/members');
    expect((await support.send(home, form('Stay'))).status).toBe(403);
    expect(await events()).toHaveLength(1);
  });
});
