import { afterEach, describe, expect, test } from 'vitest';
import { fakeBanners } from '../../../testing/fakeOperator/fakeBrand.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const query = 'query ($group: BannerGroup!) { banners(group: $group) { id title imageUrl link { url opensNewTab } } }';
const row = (bannerId: string, link: object) => ({ bannerId, url: `/art/${bannerId}.svg`, title: bannerId, groupName: 'w_home', ...link });

describe('banners', () => {
  test.each([
    ['HOME', 'w_home'],
    ['RNG', 'w_rng'],
    ['LIVE', 'w_live'],
    ['FISH', 'w_fish'],
    ['PVP', 'w_pvp'],
    ['SPORTS', 'w_sports'],
    ['ESPORTS', 'w_esports'],
    ['LOTTERY', 'w_lott'],
    ['DOWNLOAD', 'w_down'],
    ['PROMOTIONS', 'w_promotion'],
    ['POINT_MALL', 'w_shop'],
    ['HELP', 'w_help'],
    ['REGISTER', 'w_reg'],
    ['IN_HOUSE', 'w_inhouse'],
  ])("BN-01 %s shows the operator's group %s and no other", async (group, groupName) => {
    const banners = ['w_other', groupName, ''].map((name, index) => ({ ...row(`b${index}`, {}), groupName: name }));
    const { data } = await open({ overrides: { notices: () => ({ banners, player: [], popup: [], promotion: [] }) } }).ask(query, {
      group,
    });
    expect((data as { banners: { title: string }[] }).banners.map(({ title }) => title)).toEqual(['b1']);
  });

  test('a banner with a linkage opens inside or outside the site, one without is no link', async () => {
    const { data } = await open().ask(query, { group: 'HOME' });
    expect((data as { banners: { link: unknown }[] }).banners.map(({ link }) => link)).toEqual([
      { url: '/promotions', opensNewTab: false },
      { url: 'https://news.example/races', opensNewTab: true },
      null,
    ]);
    expect(fakeBanners.length).toBeGreaterThan(3);
  });

  test('BN-03 a picture says what of it stays in sight: its middle where the operator says nothing, and nothing for a picture that is not there', async () => {
    const banners = [
      { ...row('both', {}), tallUrl: '/art/both.svg?shape=tall', focus: 'LEFT', tallFocus: 'BOTTOM_RIGHT' },
      { ...row('neither', {}), tallUrl: '/art/neither.svg?shape=tall' },
      { ...row('wide', {}), focus: 'TOP', tallFocus: 'TOP' },
    ] as never;
    const { data } = await open({ overrides: { notices: () => ({ banners, player: [], popup: [], promotion: [] }) } }).ask(
      '{ banners(group: HOME) { title focus tallFocus } }',
    );
    expect((data as { banners: object[] }).banners).toEqual([
      { title: 'both', focus: 'LEFT', tallFocus: 'BOTTOM_RIGHT' },
      { title: 'neither', focus: 'CENTER', tallFocus: 'CENTER' },
      { title: 'wide', focus: 'TOP', tallFocus: null },
    ]);
  });

  test('WEB-012 a link that is not safe goes, the banner stays; a picture that is not safe takes its banner along', async () => {
    const banners = [
      row('script', { linkageType: 'EXTERNAL', linkUrl: 'javascript:alert(1)' }),
      row('outside-as-route', { linkageType: 'ROUTE', linkUrl: 'https://evil.example/' }),
      row('path-as-outside', { linkageType: 'EXTERNAL', linkUrl: '/rng' }),
      row('protocol-relative', { linkageType: 'ROUTE', linkUrl: '//evil.example' }),
      { ...row('no-picture', {}), url: 'javascript:alert(1)' },
      { ...row('foreign-picture', {}), url: 'https://evil.example/x.png' },
      row('good', { linkageType: 'ROUTE', linkUrl: '/fish' }),
    ] as never;
    const { data, errors } = await open({ overrides: { notices: () => ({ banners, player: [], popup: [], promotion: [] }) } }).ask(query, {
      group: 'HOME',
    });
    expect(errors).toBeUndefined();
    expect((data as { banners: { title: string; link: unknown }[] }).banners.map(({ title, link }) => [title, link])).toEqual([
      ['script', null],
      ['outside-as-route', null],
      ['path-as-outside', null],
      ['protocol-relative', null],
      ['good', { url: '/fish', opensNewTab: false }],
    ]);
  });

  test("UPF-001 the operator's silence empties this field and no other", async () => {
    const { data, errors } = await open({ faults: { notices: 'malformed' } }).ask('{ site { brandName } banners(group: HOME) { id } }');
    expect(data).toEqual({ site: { brandName: 'Sampan' }, banners: null });
    expect(errors?.map(({ path, extensions }) => [path, extensions?.['code']])).toEqual([[['banners'], 'INTERNAL']]);
  });
});
