import { helpCenter } from '#contract/content/help.ts';
import { balance } from '#contract/money/wallet.ts';
import { registerSettings } from '#contract/system/site.ts';
import { availablePromotions, promotions, promotionsById, promotionStatuses } from '#contract/loyalty/promotion.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

const said = { title: 'Title', summary: 'Summary', eligibility: 'Everybody', turnover: 'None' };
const terms = '<p>Terms</p>';

describe.each(testEngines())('promotions on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    // The store is filled by the first question.
    await platform.call(promotions, {});
  });
  afterEach(() => platform.close());

  const listed = async (payload: object = {}, language = 'EN' as const) =>
    (await platform.call(promotions, payload, { language })).value.promotions;
  const byId = async (ids: string) => (await platform.call(promotionsById, { ids }, { language: 'EN' })).value.promotions;
  const change = async (id: string, to: object) => {
    await platform.parts.db.updateTable('promotion').set(to).where('id', '=', id).execute();
    clock.forward(1_001);
  };

  test('PR-01 the list holds every category, and each category what is of it alone', async () => {
    const all = await listed();
    expect(all.length).toBeGreaterThanOrEqual(8);
    for (const category of ['new_player', 'deposit', 'games', 'loyalty', 'referral'] as const) {
      const ofIt = await listed({ category });
      expect(ofIt.length).toBeGreaterThan(0);
      expect(ofIt).toEqual(all.filter((row) => row.category === category));
    }
    expect(all.find(({ id }) => id === 'bring-a-friend')?.activityStatus).toBe('coming_soon');
    expect(all.find(({ id }) => id === 'welcome-purse')?.activityStatus).toBeUndefined();
  });

  test('its picture is there to be fetched', async () => {
    for (const { imgUrl } of await listed()) expect((await platform.fetch(imgUrl)).status, imgUrl).toBe(200);
  });

  test('PR-01 one that is over leaves the list at its very end, and is still found by its id', async () => {
    const end = clock.now() + 10_000;
    await change('open-sums', { ends_at: BigInt(end) });
    clock.forward(end - clock.now() - 1);
    expect((await listed()).map(({ id }) => id)).toContain('open-sums');
    clock.forward(1);
    expect((await listed()).map(({ id }) => id)).not.toContain('open-sums');
    expect(await byId('open-sums')).toMatchObject([{ id: 'open-sums', activityStatus: 'close', endTime: end }]);
  });

  test('PR-01 one with a first day is coming soon until then, one that was taken back is over', async () => {
    const start = clock.now() + 5_000;
    await change('open-sums', { starts_at: BigInt(start) });
    expect(await byId('open-sums')).toMatchObject([{ activityStatus: 'coming_soon', startTime: start }]);
    clock.forward(start - clock.now());
    expect((await byId('open-sums'))[0]?.activityStatus).toBeUndefined();
    await change('open-sums', { state: 'stopped' });
    expect((await byId('open-sums'))[0]?.activityStatus).toBe('close');
  });

  test('an id that there is not, and a row whose words cannot be read, are left out; a scene that there is not has a picture still', async () => {
    expect(await byId('no-such,welcome-purse')).toMatchObject([{ id: 'welcome-purse' }]);
    await change('welcome-purse', { words: '{' });
    expect(await byId('welcome-purse')).toEqual([]);
    await change('welcome-purse', { words: JSON.stringify({ EN: { ...said, terms } }), scene: 'desert' });
    expect(await byId('welcome-purse')).toMatchObject([{ ...said, content: terms }]);
  });

  test('PR-02 those that run are counted, and whether friends can be invited is told', async () => {
    const available = async () => (await platform.call(availablePromotions, {})).value;
    const running = (await listed()).filter(({ activityStatus }) => activityStatus === undefined).length;
    expect(await available()).toEqual({ availablePromo: { REFERRAL: { enabled: false } }, availablePromoCount: running });
    await change('bring-a-friend', { state: 'open' });
    expect(await available()).toEqual({ availablePromo: { REFERRAL: { enabled: true } }, availablePromoCount: running + 1 });
  });

  test.each([
    ['was stopped', { state: 'stopped' }],
    ['is over', { ends_at: 1n }],
    ['is still to come', { state: 'announced' }],
  ])('the welcome gift is neither given nor told of while its promotion %s', async (_how, to) => {
    const gift = async (name: string) => {
      const token = await registered(platform, name);
      const { topics } = (await platform.call(helpCenter, {})).value;
      return {
        promised: (await platform.call(registerSettings, {})).value.bonusAmount,
        had: (await platform.call(balance, {}, { token })).value.sumBalance,
        isInHelp: topics.some(({ articles }) => articles.some(({ id }) => id === 'bonus')),
        statuses: (await platform.call(promotionStatuses, {}, { token })).value.statuses,
      };
    };
    const issued = [{ id: 'welcome-purse', activityStatus: 'issued' }];
    const amount = platform.parts.brand.registrationBonus;
    expect(await gift('linh')).toEqual({ promised: amount, had: amount, isInHelp: true, statuses: issued });
    const before = await platform.parts.db
      .selectFrom('promotion')
      .select(['state', 'ends_at'])
      .where('id', '=', 'welcome-purse')
      .executeTakeFirstOrThrow();
    await change('welcome-purse', to);
    expect(await gift('thuy')).toEqual({ promised: '0', had: '0', isInHelp: false, statuses: [] });
    await change('welcome-purse', before);
    expect(await gift('minh')).toEqual({ promised: amount, had: amount, isInHelp: true, statuses: issued });
  });

  test('PR-01 what every account was given reads as issued, and what was written of a member goes before it, for that member alone', async () => {
    const token = await registered(platform, 'linh');
    const { id: memberId } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const other = await registered(platform, 'minh');
    const statuses = async (as: string) => (await platform.call(promotionStatuses, {}, { token: as })).value.statuses;
    expect(await statuses(token)).toEqual([{ id: 'welcome-purse', activityStatus: 'issued' }]);
    await platform.parts.db
      .insertInto('member_promotion')
      .values([
        { member_id: memberId, promotion_id: 'welcome-purse', status: 'claimed', changed_at: 1n },
        { member_id: memberId, promotion_id: 'rebate', status: 'applying', changed_at: 1n },
        { member_id: memberId, promotion_id: 'ranks', status: 'of another world', changed_at: 1n },
      ])
      .execute();
    expect(await statuses(token)).toEqual([
      { id: 'welcome-purse', activityStatus: 'claimed' },
      { id: 'rebate', activityStatus: 'applying' },
    ]);
    expect(await statuses(other)).toEqual([{ id: 'welcome-purse', activityStatus: 'issued' }]);
  });
});
