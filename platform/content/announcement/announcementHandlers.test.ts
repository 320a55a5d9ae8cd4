import { announcements, notices } from '#contract/content/announcement.ts';
import type { PayloadOf } from '#contract/call.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';

const hour = 3_600_000;

describe.each(testEngines())('announcements on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  const page = async (payload: PayloadOf<typeof announcements> = {}, language: 'CN' | 'EN' | 'TY' = 'EN') =>
    (await platform.call(announcements, payload, { language })).value;
  const row = (id: string, given: { type?: string; words?: object; publishedAt?: number; endsAt?: number } = {}) => {
    const { type = 'PL', words = { EN: { title: id, content: `<p>${id}</p>` } }, publishedAt = clock.now(), endsAt } = given;
    return {
      id,
      type: type as 'PL',
      words: JSON.stringify(words),
      link: null,
      published_at: BigInt(publishedAt),
      ends_at: endsAt === undefined ? null : BigInt(endsAt),
    };
  };
  const write = (...rows: ReturnType<typeof row>[]) => platform.parts.db.insertInto('announcement').values(rows).execute();
  const titles = async () => {
    clock.forward(1_000);
    return (await page({ pageSize: 100 })).content.map(({ title }) => title);
  };

  test('AN-01 nine a page, the newest first, in the language of the request', async () => {
    const first = await page();
    const all = (await page({ pageSize: 100 })).content;
    expect(first.content).toHaveLength(9);
    expect(first).toMatchObject({ totalElements: all.length, totalPages: Math.ceil(all.length / 9) });
    expect(all.length).toBeGreaterThan(9);
    expect([...first.content, ...(await page({ pageNo: 2 })).content]).toEqual(all);
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted((one, other) => other - one));
    // As many as there are, one less, and one more: a last page is never empty.
    const pages = async (pageSize: number) => (await page({ pageSize })).totalPages;
    expect([await pages(all.length), await pages(all.length - 1), await pages(all.length + 1)]).toEqual([1, 2, 1]);
    expect((await page({ pageNo: 99 })).content).toEqual([]);
    expect(first.content[0]).toMatchObject({ title: 'Everything here is play money', date: clock.now() - 2 * hour, linkUrl: '/help' });
    expect((await page({}, 'CN')).content[0]?.title).toBe('这里只用游戏币');
    expect((await page({}, 'TY')).content[0]?.title).toBe('Ở đây chỉ có tiền chơi');
  });

  test('AN-02 the types asked for, and no others', async () => {
    for (const type of ['PL', 'PU', 'PR', 'H']) {
      const { content, totalElements } = await page({ types: type, pageSize: 100 });
      expect(new Set(content.map((each) => each.type))).toEqual(new Set([type]));
      expect(totalElements).toBe(content.length);
    }
    expect((await page({ types: 'PU, H', pageSize: 1 })).popup.map(({ type }) => type)).toEqual(['PU', 'PU']);
    expect((await page({ types: 'PL' })).popup).toEqual([]);
    expect((await page({ types: 'X' })).content).toEqual([]);
  });

  test('AN-02 notices are grouped as player, banners, popup and promotion by their types', async () => {
    const { player, banners, popup, promotion } = (await platform.call(notices, {}, { language: 'EN' })).value;
    expect([player, popup, promotion].map((group) => [...new Set(group.map(({ type }) => type))])).toEqual([['PL'], ['PU'], ['PR']]);
    expect(banners.length).toBeGreaterThan(0);
    const { player: only, ...others } = (await platform.call(notices, { types: 'PL' }, { language: 'EN' })).value;
    expect(only).toEqual(player);
    expect(others).toEqual({ banners: [], popup: [], promotion: [] });
  });

  test('what is written shows within a second, from its time on and until its end; what is changed is not written anew', async () => {
    const before = await titles();
    const now = clock.now();
    await write(
      row('now', { publishedAt: now }),
      row('soon', { publishedAt: now + 10_000 }),
      row('past', { publishedAt: now - hour, endsAt: now + 1_000 }),
      row('unreadable', { words: { EN: 'a text' } }),
      row('unknown', { type: 'ZZ' }),
      row('unsaid', { words: {} }),
    );
    expect(await titles()).toEqual(['now', ...before]);
    clock.forward(8_999);
    expect((await titles()).slice(0, 2)).toEqual(['soon', 'now']);
    await platform.parts.db.deleteFrom('announcement').execute();
    expect(await titles()).toEqual([]);
  });

  test('AN-02 of each group of the notices twenty are told, the newest', async () => {
    await page();
    const types = ['PL', 'PU', 'PR'];
    const more = types.flatMap((type) =>
      Array.from({ length: 21 }, (_, index) => row(`${type} ${index}`, { type, publishedAt: clock.now() - index })),
    );
    await write(...more);
    clock.forward(1_000);
    const { player, popup, promotion } = (await platform.call(notices, {}, { language: 'EN' })).value;
    for (const [index, group] of [player, popup, promotion, (await page({ types: 'PU', pageSize: 1 })).popup].entries())
      expect(group.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, place) => `${types[index] ?? 'PU'} ${place}`));
  });
});
