import { memberInfo } from '#contract/identity/member.ts';
import { registerSettings, systemStatus, visitorStatus } from '#contract/system/site.ts';
import { afterEach, expect, test } from 'vitest';
import type { BrandAccess } from '../../core/brand.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';
import { createSiteAccess } from './siteAccess.ts';

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
  platform = undefined;
});

const served: BrandAccess = {
  maintenance: false,
  deniedCountries: ['ZZ'],
  networks: [
    { network: '198.51.100.0/24', country: 'ZZ' },
    { network: '2001:db8:bad::/48', country: 'ZZ' },
    { network: '203.0.113.0/24', country: 'VN' },
  ],
};
const open = async (access: Partial<BrandAccess> = {}) => {
  platform = await openPlatform({ brand: { access: { ...served, ...access } }, extras: { gateways: new Set(['127.0.0.1']) } });
  return platform;
};

test.each([
  ['203.0.113.9', 'VN', false],
  ['198.51.100.9', 'ZZ', true],
  ['2001:db8:bad::1', 'ZZ', true],
  ['2001:db8:900d::1', '', false],
  ['192.0.2.1', '', false],
  ['', '', false],
  ['not an address', '', false],
])('ST-04 %j lies in %j', (address, country, isDenied) => {
  const access = createSiteAccess(served);
  expect([access.countryOf(address), access.isDenied(address)]).toEqual([country, isDenied]);
});

test.each(['198.51.100.9/32', '2001:db8:bad::1/128', '0.0.0.0/0'])('%j is a network', (network) => {
  const access = createSiteAccess({ ...served, networks: [{ network, country: 'QQ' }] });
  expect(['198.51.100.9', '2001:db8:bad::1'].map(access.countryOf)).toEqual(network.includes(':') ? ['', 'QQ'] : ['QQ', '']);
});

test.each([
  '198.51.100.0',
  '198.51.100.0/',
  '198.51.100.0/33',
  '198.51.100.0/8x',
  '198.51.100.0/x8',
  '198.51.100.0/0008',
  'somewhere/8',
  '::/129',
])('%j is no network', (network) => {
  expect(() => createSiteAccess({ ...served, networks: [{ network, country: 'ZZ' }] })).toThrow(RangeError);
});

test.each([
  [['203.0.113.9'], true],
  [['198.51.100.9'], false],
  [['203.0.113.9', '198.51.100.9'], false],
  [['198.51.100.9', '203.0.113.9'], false],
  [['', '203.0.113.9'], true],
  [['', 'not an address'], false],
  [[], false],
])('AZ-008 where a country is denied, somebody at %j plays: %s', (addresses, plays) => {
  expect(createSiteAccess(served).mayPlay(addresses)).toBe(plays);
  expect(createSiteAccess({ ...served, maintenance: true }).mayPlay(addresses)).toBe(false);
  expect(createSiteAccess({ ...served, deniedCountries: [] }).mayPlay(addresses)).toBe(true);
});

test('ST-03 ST-04 the status tells a visitor from there the address and the country', async () => {
  const { call } = await open();
  const { value } = await call(visitorStatus, { url: 'localhost' }, { address: '198.51.100.9' });
  expect(value).toMatchObject({ location: { ip: '198.51.100.9', country: 'ZZ' }, maintenance: false, regionRestriction: true });
  expect((await call(visitorStatus, { url: 'localhost' }, { address: '203.0.113.9' })).value).toMatchObject({ regionRestriction: false });
});

test('ST-04 their other calls are refused, logged in or not', async () => {
  const { call, parts } = await open();
  const token = await registered({ call, parts } as TestPlatform, 'linh');
  const there = { address: '198.51.100.9' };
  expect(await call(registerSettings, {}, there)).toMatchObject({
    code: 'region_restricted',
    value: { ip: '198.51.100.9', country: 'ZZ' },
  });
  expect(await call(memberInfo, {}, { token, ...there })).toMatchObject({ code: 'region_restricted' });
  expect(await call(memberInfo, {}, { token, address: '203.0.113.9' })).toMatchObject({ success: true });
});

test('ST-02 ST-04 maintenance comes before the region, and closes for everybody', async () => {
  const { call } = await open({ maintenance: true });
  expect((await call(systemStatus, {})).value).toMatchObject({ maintenance: true });
  expect(await call(registerSettings, {}, { address: '198.51.100.9' })).toMatchObject({ code: 'system_maintenance' });
  expect(await call(registerSettings, {})).toMatchObject({ code: 'system_maintenance' });
});

test.each([
  ['a mapped address', '127.0.0.1', '::ffff:198.51.100.9', 'region_restricted'],
  ['a mapped address of the connection', '::ffff:198.51.100.9', undefined, 'region_restricted'],
  ['another address named by somebody who is no gateway', '198.51.100.9', '203.0.113.9', 'region_restricted'],
])('AZ-008 %s does not get around it', async (_what, peer, address, code) => {
  const { call } = await open();
  expect(await call(registerSettings, {}, { peer, ...(address === undefined ? {} : { address }) })).toMatchObject({ code });
});
