import { domainRoutes } from '#contract/system/site.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

const clock = movableClock();
let platform: TestPlatform;
beforeEach(async () => {
  platform = await openPlatform({ clock, brand: { domainCodes: { affiliateCode: 'RIVER1' } } });
});
afterEach(() => platform.close());

const listed = async () => (await platform.call(domainRoutes, {})).value.routers;

test('OF-01 the site’s own address comes first, those that are rows follow in their order', async () => {
  const own = { domain: 'http://localhost:3000', affiliateCode: 'RIVER1' };
  expect(await listed()).toEqual([own]);
  const row = (domain: string, position: bigint, affiliate_code: string | null = null) => ({
    domain,
    position,
    affiliate_code,
    referral_code: null,
  });
  await platform.parts.db
    .insertInto('domain_route')
    .values([row('https://two.example', 2n), row('https://one.example', 1n, 'ONE1'), row('no address', 0n), row(own.domain, 3n)])
    .execute();
  clock.forward(1_000);
  expect(await listed()).toEqual([own, { domain: 'https://one.example', affiliateCode: 'ONE1' }, { domain: 'https://two.example' }]);
});
