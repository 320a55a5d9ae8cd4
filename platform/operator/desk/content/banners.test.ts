import { notices } from '#contract/content/announcement.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { formTo } from '../../testing/formTo.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const home = '/operator/banners';

describe.each(testEngines())('banners at the desk on %s', (engine) => {
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

  /** What everybody sees of a page, a second later. */
  const shownOn = async (group: string) => {
    clock.forward(1_000);
    return (await platform.call(notices, {}, { language: 'EN' })).value.banners.filter(({ groupName }) => groupName === group);
  };
  const form = (given: Readonly<Record<string, string>> = {}) => ({
    screen: 'w_fish',
    place: '1',
    scene: 'homeward',
    focus: 'BOTTOM_RIGHT',
    tallFocus: 'CENTER',
    link: '/promotions',
    ...Object.fromEntries(
      platform.parts.brand.languages.flatMap((code) => [
        [`title.${code}`, `The <pier> ${code}`],
        [`line.${code}`, 'Come and see.'],
      ]),
    ),
    ...given,
  });
  const events = () =>
    platform.parts.db.selectFrom('audit_event').selectAll().where('subject', 'like', 'banner:%').orderBy('seq').execute();
  /** The address and the fields of the form by which a banner is changed. */
  const opened = async (id: string) => {
    const page = await desk.read(`${home}/${id}`);
    return { page, seen: /name="seen" value="(\w+)"/.exec(page)?.[1] ?? '' };
  };

  test('one is written for a place of a page, and shown there with its words, picture and link', async () => {
    const before = await shownOn('w_fish');
    expect((await desk.send(home, form())).status).toBe(303);
    // Whoever wrote it sees it at once.
    const page = await desk.read(home);
    expect(page).toContain('The &lt;pier&gt; EN');
    const drawn = [...page.matchAll(/src="(\/art\/(?:banners|scenes)\/[^"]+)"/g)].map(([, src]) => src?.replaceAll('&amp;', '&') ?? '');
    expect(new Set(await Promise.all(drawn.map(async (src) => (await platform.fetch(src)).status)))).toEqual(new Set([200]));
    const [first, ...rest] = await shownOn('w_fish');
    expect(first).toMatchObject({ title: 'The <pier> EN. Come and see.', linkageType: 'ROUTE', linkUrl: '/promotions' });
    expect(first).toMatchObject({ focus: 'BOTTOM_RIGHT', tallFocus: 'CENTER' });
    expect(rest.map(({ bannerId }) => bannerId)).toEqual(before.map(({ bannerId }) => bannerId));
    expect(await (await platform.fetch(first?.url ?? '')).text()).toContain('pier');
    expect((await desk.send(home, form({ place: '', link: 'https://news.example/races', 'title.EN': 'Last' }))).status).toBe(303);
    expect((await shownOn('w_fish')).at(-1)).toMatchObject({
      title: 'Last. Come and see.',
      linkageType: 'EXTERNAL',
      linkUrl: 'https://news.example/races',
    });
    const [event, ...more] = await events();
    expect([more.length, event?.action, event?.subject, event?.before]).toEqual([1, 'publishBanner', `banner:${first?.bannerId}`, null]);
    expect(JSON.parse(event?.after ?? '')).toMatchObject({
      screen: 'w_fish',
      place: 1,
      scene: 'homeward',
      focus: 'BOTTOM_RIGHT',
      link: '/promotions',
    });
  });

  test('one is changed and put elsewhere; who still had an older one is told', async () => {
    const [first, second] = await shownOn('w_home');
    if (!first || !second) throw new Error('there are no two banners');
    const { page, seen } = await opened(first.bannerId);
    expect(page).toMatch(/<input[^>]*name="title\.EN"[^>]*value="[^"]+"|<input[^>]*value="[^"]+"[^>]*name="title\.EN"/);
    const change = form({ screen: 'w_home', place: '2', seen, link: '' });
    expect((await desk.send(`${home}/${first.bannerId}`, change)).status).toBe(303);
    const [now, then] = await shownOn('w_home');
    expect([now?.bannerId, then?.bannerId, then?.linkUrl]).toEqual([second.bannerId, first.bannerId, undefined]);
    expect(then?.title).toContain('The <pier> EN');
    expect(await problemOf(await desk.send(`${home}/${first.bannerId}`, change))).toMatch(/^Somebody else was faster/);
    const [event, ...more] = await events();
    expect([more, event?.action, event?.subject]).toEqual([[], 'changeBanner', `banner:${first.bannerId}`]);
    expect([event?.before, event?.after].map((each) => JSON.parse(each ?? '').place)).toEqual([1, 2]);
  });

  test('of two who change one, where the first did no more than move it, the second does not move it back', async () => {
    expect((await desk.send(home, form({ screen: 'w_home' }))).status).toBe(303);
    const [first, second] = await shownOn('w_home');
    const path = `${home}/${first?.bannerId}`;
    const { typed } = formTo(await desk.read(path), path);
    expect((await desk.send(path, { ...typed, place: '2' })).status).toBe(303);
    expect(await problemOf(await desk.send(path, { ...typed, 'title.EN': 'Home' }))).toMatch(/^Somebody else was faster/);
    expect((await shownOn('w_home')).slice(0, 2)).toEqual([second, first]);
  });

  test('two of one page that are changed at one instant are both changed', async () => {
    const shown = (await shownOn('w_home')).slice(0, 2);
    const pages = await Promise.all(shown.map(({ bannerId }) => opened(bannerId)));
    const answers = await Promise.all(
      shown.map(({ bannerId }, index) =>
        desk.send(`${home}/${bannerId}`, form({ screen: 'w_home', place: String(index + 1), seen: pages[index]?.seen ?? '' })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await shownOn('w_home')).slice(0, 2).map(({ title }) => title)).toEqual(shown.map(() => 'The <pier> EN. Come and see.'));
  });

  test('one that was taken back a moment ago takes none of the others along', async () => {
    const [first, ...others] = await shownOn('w_home');
    await desk.send(`${home}/${first?.bannerId}/remove`, {});
    await desk.read(home);
    const { banners } = (await platform.call(notices, {}, { language: 'EN' })).value;
    expect(banners.filter(({ groupName }) => groupName === 'w_home')).toEqual(others);
  });

  test('one is taken back, once, and the trail keeps what it said', async () => {
    const [first] = await shownOn('w_home');
    const path = `${home}/${first?.bannerId}`;
    const answers = await Promise.all([1, 2].map(() => desk.send(`${path}/remove`, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect((await shownOn('w_home')).map(({ bannerId }) => bannerId)).not.toContain(first?.bannerId);
    expect((await desk.get(path)).status).toBe(404);
    const [event, ...more] = await events();
    expect([more, event?.action, event?.after]).toEqual([[], 'takeBackBanner', null]);
    expect(event?.before).toContain('The boat is in');
  });

  test.each([
    ['no title in a language', { 'title.EN': '' }, /^Something is missing/],
    ['a title of 41 characters', { 'title.EN': 'x'.repeat(41) }, /^The text is empty or too long/],
    ['a line of 91 characters', { 'line.EN': 'x'.repeat(91) }, /^The text is empty or too long/],
    ['a page that there is not', { screen: 'w_elsewhere' }, /^Something is missing/],
    ['a scene that there is not', { scene: 'nowhere' }, /^Something is missing/],
    ['a part that no picture has', { focus: 'NOWHERE' }, /^Something is missing/],
    ['the place 0', { place: '0' }, /^The place is/],
    ['the place 100', { place: '100' }, /^The place is/],
    ['half a place', { place: '1.5' }, /^The place is/],
    ['code as a link', { link: 'javascript:alert(1)' }, /^The link is/],
    ['another site as a path', { link: '//evil.example' }, /^The link is/],
    ['another site behind a backslash', { link: '/\\evil.example' }, /^The link is/],
    ['an address with a name in it', { link: 'https://bank.example@evil.example/' }, /^The link is/],
    ['an address without TLS', { link: 'http://news.example/' }, /^The link is/],
    ['a link of 501 characters', { link: `/${'x'.repeat(500)}` }, /^The link is/],
  ])('%s is refused in plain words, and nothing is written', async (_, given, problem) => {
    const before = await shownOn('w_fish');
    expect(await problemOf(await desk.send(home, form(given)))).toMatch(problem);
    expect(await shownOn('w_fish')).toEqual(before);
    expect(await events()).toEqual([]);
  });

  test('words and a link as long as may be are taken; nobody without the role writes', async () => {
    const longest = { 'title.EN': 'x'.repeat(40), 'line.EN': 'x'.repeat(90), link: `/${'x'.repeat(499)}`, place: '99' };
    expect((await desk.send(home, form(longest))).status).toBe(303);
    const support = await operatorParty(platform, operatorKey, ['support']);
    await support.read('/operator/members');
    expect((await support.send(home, form())).status).toBe(403);
    expect(await events()).toHaveLength(1);
  });
});
