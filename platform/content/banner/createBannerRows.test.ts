import { notices } from '#contract/content/announcement.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { testGames } from '../../testing/testGames.ts';
import { createBanners } from './createBanners.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const bannersIn = async (language: 'TY' | 'VI' | 'EN' | 'CN' | 'TH' | 'ID', types?: string) =>
  (await platform.call(notices, types === undefined ? {} : { types }, { language })).value.banners;

it('gives the banners of every group in the words of the language', async () => {
  const vietnamese = await bannersIn('TY');
  const english = await bannersIn('EN');
  expect(vietnamese.map(({ bannerId }) => bannerId)).toEqual(english.map(({ bannerId }) => bannerId));
  expect(new Set(english.map(({ groupName }) => groupName)).size).toBe(14);
  expect(vietnamese[0]).toMatchObject({
    groupName: 'w_home',
    url: expect.stringMatching(/^\/art\/banners\/home-homeward\.VI\.svg\?v=[\w-]{11}$/),
    tallUrl: expect.stringMatching(/^\/art\/banners\/home-homeward\.VI\.svg\?shape=tall&v=[\w-]{11}$/),
    title: expect.stringContaining('Thuyền về bến'),
    focus: 'LEFT',
    tallFocus: 'TOP',
  });
  expect(english[0]).toMatchObject({
    url: expect.stringContaining('/art/banners/home-homeward.EN.svg?v='),
    title: expect.stringContaining('The boat is in'),
  });
  expect(await bannersIn('VI')).toEqual(vietnamese);
  expect((await bannersIn('TH'))[0]).toMatchObject({
    url: expect.stringContaining('/art/banners/home-homeward.TH.svg?v='),
    title: 'เรือเข้าฝั่ง โคมไฟสว่างแล้ว เล่นด้วยเงินสมมติ สบาย ๆ ดั่งสายน้ำ',
  });
  expect((await bannersIn('CN'))[0]?.title).toBe('船已靠岸，灯火初上。只用游戏币，像河水一样从容。');
  const indonesian = await bannersIn('ID');
  expect(indonesian).toHaveLength(english.length);
  for (const { title } of indonesian) expect(english.map((banner) => banner.title)).not.toContain(title);
});

it('links into the site, or not at all', async () => {
  const banners = await bannersIn('EN');
  expect(banners.filter(({ linkageType }) => linkageType !== undefined).length).toBeGreaterThan(0);
  expect(banners.filter(({ linkageType }) => linkageType === undefined).length).toBeGreaterThan(0);
  for (const { linkageType, linkUrl } of banners) {
    expect(linkageType === undefined).toBe(linkUrl === undefined);
    if (linkUrl !== undefined) expect(linkUrl).toMatch(/^\/\w+(\?id=[\w-]+)?$/);
  }
});

it('names pictures that are there, and may be kept', async () => {
  for (const { url, tallUrl } of await bannersIn('TY')) {
    for (const address of [url, tallUrl ?? '']) {
      const { status, headers } = await platform.fetch(address);
      expect([status, headers.get('cache-control')], address).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  }
});

it('leaves banners out where only other kinds are asked for', async () => expect(await bannersIn('EN', 'PL,PR')).toEqual([]));

describe('rows', () => {
  const clock = movableClock();
  let own: TestPlatform;
  beforeAll(async () => {
    own = await openPlatform({ clock });
  });
  afterAll(() => own.close());
  const shown = async (language: 'EN' | 'TH' = 'EN') => (await own.call(notices, {}, { language })).value.banners;
  const table = () => own.parts.db;

  it('that an operator changes show within a second, with a picture of their own, and fall back where a language is left out', async () => {
    const [before] = await shown();
    const words = JSON.stringify({ EN: { title: 'The tide is in', line: 'Come and see.' }, TH: { title: 'น้ำขึ้นแล้ว', line: 'มาดูกัน' } });
    await table()
      .updateTable('banner')
      .set({ words, scene: 'nowhere' })
      .where('id', '=', before?.bannerId ?? '')
      .execute();
    expect((await shown())[0]?.title).toBe(before?.title);
    clock.forward(1_000);
    const [after] = await shown();
    expect(after?.title).toContain('The tide is in');
    expect((await shown('TH'))[0]?.title).toContain('น้ำขึ้นแล้ว');
    expect(after?.url).not.toBe(before?.url);
    expect(await (await own.fetch(after?.url ?? '')).text()).toContain('The tide');
  });

  it('that were taken away or cannot be read are not shown, and the seed does not write them again', async () => {
    const all = await shown();
    await table()
      .deleteFrom('banner')
      .where('id', '=', all[1]?.bannerId ?? '')
      .execute();
    await table()
      .updateTable('banner')
      .set({ words: '{' })
      .where('id', '=', all[2]?.bannerId ?? '')
      .execute();
    clock.forward(1_000);
    expect((await shown()).map(({ bannerId }) => bannerId)).toEqual(
      all.filter((_, index) => index !== 1 && index !== 2).map(({ bannerId }) => bannerId),
    );
    // Another process on the same store begins with what is there.
    const again = createBanners({ ...own.parts, ...testGames(), banners: testGames().banners });
    expect(await again.list()).toHaveLength(all.length - 2);
  });
});
