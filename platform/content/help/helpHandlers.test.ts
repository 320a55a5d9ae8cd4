import { helpCenter } from '#contract/content/help.ts';
import { memberInfo } from '#contract/identity/member.ts';
import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

type Language = (typeof languageCodes)[number];

describe.each(testEngines())('the help on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, brand: { name: 'Reed & Sons', ages: { registration: 19, play: 22 } } });
  });
  afterEach(() => platform.close());

  const topics = async (language: Language = 'EN', at = platform) => (await at.call(helpCenter, {}, { language })).value.topics;

  test('RT-09 it has the terms, responsible play, payment, about, affiliates, getting in, games and safety', async () => {
    expect((await topics()).map(({ code }) => code)).toEqual([
      'start',
      'payment',
      'games',
      'safety',
      'responsible',
      'protocol',
      'about',
      'affiliates',
    ]);
  });

  test('PP-40 without a login it names who helps, where limits are set, how to complain, and what there is of withdrawals', async () => {
    for (const language of languageCodes) {
      const articles = (await topics(language)).flatMap((topic) => topic.articles);
      const contentOf = (id: string) => articles.find((article) => article.id === id)?.content ?? '';
      expect([language, contentOf('helpers')]).toEqual([language, expect.stringContaining('https://www.gamblingtherapy.org/')]);
      expect([language, contentOf('ownLimits')]).toEqual([language, expect.stringContaining('/?panel=limits')]);
      expect([language, contentOf('complaints')]).toEqual([language, expect.stringContaining('href="/feedback"')]);
    }
    const words = (await topics('EN')).flatMap((topic) => topic.articles.map(({ title }) => title));
    expect(words).toContain('Withdrawals');
  });

  test('RT-09 I18N-1 every language has all of it, in words of its own', async () => {
    const all = new Map(await Promise.all(languageCodes.map(async (language) => [language, await topics(language)] as const)));
    const codesIn = (language: Language) => all.get(language)?.map(({ code, articles }) => [code, articles.map(({ id }) => id)]);
    const wordsIn = (language: Language) => (all.get(language) ?? []).flatMap(({ articles }) => articles.map(({ content }) => content));
    for (const language of languageCodes) {
      expect(codesIn(language)).toEqual(codesIn('EN'));
      expect(JSON.stringify(all.get(language))).not.toMatch(/\{\{|undefined/);
      const english = language === 'EN' ? [] : wordsIn('EN');
      const left = (all.get(language) ?? []).flatMap(({ articles }) => articles).filter(({ content }) => english.includes(content));
      expect(
        left.map(({ id }) => id),
        `articles of platform/seed/help/articles.json that have no words in ${language}`,
      ).toEqual([]);
    }
    expect(wordsIn('TY')).toEqual(wordsIn('VI'));
  });

  test.each(languageCodes)('RT-09 in %s what is kept names the days of chats and the hours of pictures', async (language) => {
    const articles = (await topics(language)).flatMap((topic) => topic.articles);
    const told = articles.find(({ id }) => id === 'data')?.content ?? '';
    for (const time of [30, 180, 24]) expect(told).toMatch(new RegExp(`\\b${time}\\b`));
  });

  test('RT-09 PP-32 in every language it says after how long whoever does not log out is logged out', async () => {
    for (const language of languageCodes) {
      const articles = (await topics(language)).flatMap((topic) => topic.articles);
      const told = articles.find(({ id }) => id === 'logOut')?.content ?? '';
      expect([language, told.match(/\d+/g)]).toEqual([language, ['30', '24']]);
    }
    const token = await registered(platform, 'linh');
    clock.forward(30 * 60_000 - 1);
    expect((await platform.call(memberInfo, {}, { token })).value.account).toBe('linh');
    clock.forward(30 * 60_000);
    expect(await platform.call(memberInfo, {}, { token })).toMatchObject({ status: 401, code: 'token_required' });
  });

  test('the name and the ages of the brand are filled in, the name as text', async () => {
    const text = JSON.stringify(await topics());
    expect(text).toContain('at least 22 years old');
    expect(text).toContain('at least 19 years old');
    expect((await topics()).find(({ code }) => code === 'about')?.title).toBe('About Reed & Sons');
    expect(text).toContain('Reed &amp; Sons is a place');
  });

  test('what the brand has not got is not told of', async () => {
    const idsAt = async (at: TestPlatform) => (await topics('EN', at)).flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(await idsAt(platform)).toEqual(expect.arrayContaining(['bonus', 'trial']));
    const other = await openPlatform({ engine, brand: { registrationBonus: '0', modules: ['USERNAMEREG3'] } });
    try {
      const ids = await idsAt(other);
      expect(ids).not.toContain('bonus');
      expect(ids).not.toContain('trial');
    } finally {
      await other.close();
    }
  });

  test('a changed row shows within a second, one that cannot be read is left out', async () => {
    await topics();
    const change = async (words: string) => {
      await platform.parts.db.updateTable('help_article').set({ words }).where('id', '=', 'agreement').execute();
      clock.forward(1_001);
      return (await topics()).flatMap(({ articles }) => articles).find(({ id }) => id === 'agreement');
    };
    expect(await change(JSON.stringify({ EN: { title: 'New', content: '<p>{{brand}} {{other}}</p>' } }))).toMatchObject({
      content: '<p>Reed &amp; Sons {{other}}</p>',
    });
    expect(await change('{')).toBeUndefined();
  });
});
