import { systemStatus } from '#contract/system/site.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

const clock = movableClock();
let platform: TestPlatform;
beforeEach(async () => {
  platform = await openPlatform({ clock });
});
afterEach(() => platform.close());

const info = async (language: 'EN' | 'TY' = 'EN') => (await platform.call(systemStatus, {}, { language })).value.info;

test('SM-06 the status names the social links, and what there is for phones, in the order of their rows', async () => {
  const types = (await info()).resources.map(({ resourceType }) => resourceType);
  expect(types).toEqual(['Android', 'MOBILECONFIG', 'FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'SpeedTest']);
});

test('a link that an operator changes, adds or takes away shows within a second', async () => {
  await info();
  const { db } = platform.parts;
  await db.updateTable('resource').set({ url: 'https://telegram.example/elsewhere' }).where('type', '=', 'TELEGRAM').execute();
  await db.deleteFrom('resource').where('type', '=', 'FACEBOOK').execute();
  await db
    .insertInto('resource')
    .values({ type: 'AFFILIATELINK', url: 'https://partners.example/', label: 'Work with us', position: -1n })
    .execute();
  clock.forward(1_000);
  const { resources } = await info();
  expect(resources[0]).toEqual({ resourceType: 'AFFILIATELINK', url: 'https://partners.example/', labelNameEn: 'Work with us' });
  expect(resources).toContainEqual({ resourceType: 'TELEGRAM', url: 'https://telegram.example/elsewhere' });
  expect(resources.map(({ resourceType }) => resourceType)).not.toContain('FACEBOOK');
});

test('OF-01 the line at the edge of the page is a row, in the language of the request, and gone with it', async () => {
  expect((await info()).promoBar).toEqual({
    id: 'faster-address',
    text: 'Slow today? Pick a nearer address from our official list.',
    url: '/sites',
  });
  expect((await info('TY')).promoBar?.text).toContain('địa chỉ');
  const { db } = platform.parts;
  await db.updateTable('promo_bar').set({ words: '{' }).execute();
  clock.forward(1_000);
  expect((await info()).promoBar).toBeUndefined();
  await db
    .updateTable('promo_bar')
    .set({ words: JSON.stringify({ VI: 'Nước lặng' }) })
    .execute();
  clock.forward(1_000);
  expect((await info()).promoBar?.text).toBe('Nước lặng');
  await db.deleteFrom('promo_bar').execute();
  clock.forward(1_000);
  expect((await info()).promoBar).toBeUndefined();
});
