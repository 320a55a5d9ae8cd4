import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { notices } from '#contract/content/announcement.ts';
import { systemStatus } from '#contract/system/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawOf, strayIds } from '../art/testing/wellFormed.ts';
import { bannerArt } from '../art/banner/bannerArt.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { brandGames } from '../titles/brandGames.ts';
import { appPictureFiles } from './appPictures.ts';
import { placedBrand } from './placedBrand.ts';
import { BrandError, brandNames, readBrand } from './readBrand.ts';

const groups = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_reg',
  'w_inhouse',
];
const shouting = /!|jackpot|trúng lớn|thắng lớn|nhanh tay|hurry|guaranteed|win big|buruan|menang besar|รวย/i;

describe.each(brandNames())('the brand %s', (name) => {
  const brand = readBrand(name);

  test('has a banner for every group, at least four for home, and no scene serves twice', () => {
    const { banners } = brand;
    expect(new Set(banners.map(({ group }) => group))).toEqual(new Set(groups));
    expect(banners.filter(({ group }) => group === 'w_home').length).toBeGreaterThanOrEqual(4);
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length);
    expect(new Set(banners.map(({ scene }) => scene)).size).toBe(banners.length);
  });

  test('speaks shortly and calmly, and fits its pictures, in every language', () => {
    for (const { id, scene, words } of brand.banners) {
      for (const wording of Object.values(words)) {
        expect(`${wording.title}${wording.line}`).not.toMatch(shouting);
        for (const shape of ['wide', 'tall'] as const) {
          const art = bannerArt({ id, scene, words: wording }, shape, brand.art);
          expect(flawOf(art)).toBeNull();
          expect(strayIds(art)).toEqual({ missing: [], twice: [] });
          expect(Buffer.byteLength(art)).toBeLessThanOrEqual(14 * 1024);
          expect([id, wording, art.includes('…')]).toEqual([id, wording, false]);
        }
      }
    }
  });

  test('PR-01 its banners lead to screens, and one of the promotions’ to a promotion that there is', () => {
    const promotions = new Set(brand.promotions.map(({ id }) => `/promoDetail?id=${id}`));
    const links = brand.banners.flatMap(({ group, link }) => (link === undefined ? [] : [{ group, link }]));
    const toPromotions = links.filter(({ link }) => link.startsWith('/promoDetail'));
    expect(toPromotions.filter(({ link }) => !promotions.has(link))).toEqual([]);
    expect(toPromotions.map(({ group }) => group)).toContain('w_promotion');
    for (const { link } of links.filter((each) => !toPromotions.includes(each))) expect(link).toMatch(/^\/[a-z]*$/);
  });

  test('puts twenty games of its own studios forward, none twice', () => {
    const { titles } = brandGames(brand);
    const codes = new Set(brand.vendors.map(({ code }) => code));
    expect(new Set(brand.featured).size).toBe(20);
    for (const code of brand.featured) expect(codes).toContain(titles.currentOf(code)?.vendorCode);
  });

  test('announces shortly and calmly, in HTML that nothing has to be taken from, and leads into the site', () => {
    expect(new Set(brand.announcements.map(({ id }) => id)).size).toBe(brand.announcements.length);
    expect(new Set(brand.announcements.map(({ type }) => type))).toEqual(new Set(['PL', 'PU', 'PR', 'H']));
    for (const { words, link } of brand.announcements) {
      expect(link ?? '/').toMatch(/^\/(?!\/)/);
      for (const { title, content } of Object.values(words)) {
        expect(`${title}${content}`).not.toMatch(shouting);
        expect(content.replaceAll(/<\/?(p|strong|ul|li)>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  test('PR-01 has at least eight promotions with a scene each, and promises nothing that is not there', () => {
    const { promotions } = brand;
    expect(promotions.length).toBeGreaterThanOrEqual(8);
    expect(new Set(promotions.map(({ scene }) => scene)).size).toBe(promotions.length);
    for (const { state, given, words } of promotions) {
      if (given !== undefined) expect(state).toBe('open');
      for (const wording of Object.values(words)) {
        expect(Object.values(wording).join(' ')).not.toMatch(shouting);
        expect(wording.terms.replaceAll(/<\/?(p|ul|li|h2)>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  test('DL-01 has icons, a picture that goes with its address, and pictures of its site, each of the size that it is told as', async () => {
    expect(brand.appPictures.map(({ path }) => path.replace('/art/app/', '')).toSorted()).toEqual([
      'desk-home.webp',
      'icon-192.png',
      'icon-512.png',
      'maskable-512.png',
      'phone-home.webp',
      'phone-slots.webp',
      'share.png',
    ]);
    // Where a picture of a visitor was redrawn in this process before, the library reads nothing but JPEG and PNG any more.
    sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
    for (const { path, width, height, contentType, bytes } of brand.appPictures) {
      const drawn = await sharp(bytes).metadata();
      expect([path, drawn.width, drawn.height, `image/${drawn.format}`]).toEqual([path, width, height, contentType]);
      expect([path, bytes.length < 250_000]).toEqual([path, true]);
    }
    const maskable = brand.appPictures.find(({ use }) => use === 'maskable');
    expect((await sharp(maskable?.bytes).stats()).isOpaque).toBe(true);
  });

  test('has sound signs', () => {
    for (const sign of Object.values(brand.marks)) expect(flawOf(sign)).toBeNull();
  });
});

describe('a folder', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The only one in its place: no two of them may have one code. */
  const changed = (name: string, file: string, change: (text: string) => string) => {
    rmSync(folder, { recursive: true });
    cpSync(new URL('./sampan', import.meta.url), join(folder, name), { recursive: true });
    const path = join(folder, name, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    return () => readBrand(name, folder);
  };

  test('that there is not is said with those that there are, and whose code is another’s with that one', () => {
    cpSync(new URL('./sampan', import.meta.url), join(folder, 'reed'), { recursive: true });
    expect(readBrand('reed', folder).values.name).toBe('Sampan');
    cpSync(join(folder, 'reed'), join(folder, 'sedge'), { recursive: true });
    expect(() => readBrand('sedge', folder)).toThrow('sedge/brand.json: merchantCode SAMPAN is that of the brand reed');
    rmSync(join(folder, 'sedge'), { recursive: true });
    expect(() => readBrand('../sampan')).toThrow(BrandError);
    expect(() => readBrand('otters')).toThrow(`there is no brand "otters"; there are ${brandNames().join(', ')}`);
  });

  test.each([
    ['brand.json', '"PLAY"', '"play money"', 'brand.json: currency'],
    ['brand.json', '"₫"', '""', 'brand.json: currencySymbol'],
    ['brand.json', '"name"', '"nam"', 'brand.json: name'],
    ['brand.json', '"XGS"', '"QRY"', 'vendors.QRY is none of'],
    ['brand.json', '"DLT"]', '"DLX"]', 'brand.json: vendorWallets.DLX is none of its vendors'],
    ['brand.json', '"maxAmount": "20000000"', '"maxAmount": "9999"', 'withdrawals minAmount must not be above maxAmount'],
    ['brand.json', '"feeFixed": "0"', '"feeFixed": "10000"', 'withdrawals the fee must leave something of minAmount'],
    ['brand.json', '"feePercent": "0"', '"feePercent": "100"', 'withdrawals the fee must leave something of minAmount'],
    ['brand.json', '"maxAmount": "2000000"', '"maxAmount": "9999"', 'memberTransfers minAmount must not be above maxAmount'],
    ['brand.json', '"dailyAmount": "5000000"', '"dailyAmount": "1999999"', 'memberTransfers minAmount must not be above maxAmount'],
    ['brand.json', '{', '', 'brand.json is no JSON'],
    ['colours.json', '"#fbfaf6"', '"red; --x: y"', 'colours.json: light.paper'],
    ['colours.json', '"ink":', '"inc":', 'colours.json: light'],
    ['banners.json', '"EN": {', '"TH": {', 'banners.json home-homeward: nothing is said in EN'],
    ['banners.json', '"scene": "homeward"', '"scene": "desert"', 'banners.json: 0.scene'],
    ['resources.json', '"/sites"', '"javascript:alert(1)"', 'resources.json: 6.url'],
    ['resources.json', '"SpeedTest"', '"Android"', 'resources.json: has two of one type'],
    ['promoBar.json', '"EN"', '"TY"', 'promoBar.json faster-address: nothing is said in EN'],
    ['mark.svg', '<path', '<script>alert(1)</script><path', 'mark.svg: must be a plain drawing'],
  ])('whose %s has %s as %s is named with what is wrong', (file, from, to, message) => {
    expect(changed('broken', file, (text) => text.replace(from, () => to))).toThrow(message);
  });

  test.each([
    ['"maxAmount": "20000000"', '"maxAmount": "10000"'],
    ['"feeFixed": "0"', '"feeFixed": "9999"'],
    ['"maxAmount": "2000000"', '"maxAmount": "10000"'],
    ['"dailyAmount": "5000000"', '"dailyAmount": "2000000"'],
  ])('whose terms have %s as %s, which is just possible, is read', (from, to) => {
    expect(changed('narrow', 'brand.json', (text) => text.replace(from, () => to))().values.withdrawals.minAmount).toBe('10000');
  });
});

test('signs and pictures of a brand are its own', () => {
  const bytesOf = (name: string, file: string): string => readFileSync(new URL(`./${name}/${file}`, import.meta.url), 'base64');
  const borrowed = brandNames().flatMap((name, index) =>
    brandNames()
      .slice(0, index)
      .flatMap((other) =>
        ['mark.svg', 'favicon.svg', ...appPictureFiles.map(({ file }) => `app/${file}`)]
          .filter((file) => bytesOf(name, file) === bytesOf(other, file))
          .map((file) => `${name}/${file} is ${other}/${file}, byte for byte`),
      ),
  );
  expect(borrowed).toEqual([]);
});

test('no mail and no link of a brand goes to another one', () => {
  const borrowed = brandNames().flatMap((name) => {
    const others = brandNames().filter((other) => other !== name);
    return globSync(`${import.meta.dirname}/${name}/*.json`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"([^"\s]*(?:@|:\/\/)[^"\s]*)"/g)].flatMap(([, address = '']) =>
        others.filter((other) => address.includes(other)).map((other) => `${name}/${basename(file)}: ${address} is that of ${other}`),
      ),
    );
  });
  expect(borrowed).toEqual([]);
});

test('I18N-1 the demonstration brand says everything in all six languages, TY as VI', () => {
  const { values, announcements, banners, promotions, promoBars } = readBrand('sampan');
  for (const words of [values.description, ...[...announcements, ...banners, ...promotions, ...promoBars].map((each) => each.words)])
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['CN', 'EN', 'ID', 'TH', 'VI']));
});

test('a third brand, made as CONTRIBUTING says: a folder copied and changed, and its home is answered by its own name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync(new URL('./otter', import.meta.url), join(folder, 'reed'), { recursive: true });
  const path = join(folder, 'reed', 'brand.json');
  const values = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...values, merchantCode: 'REED', name: 'Reed', currency: 'STALK', currencySymbol: 'R' }));
  const reed = readBrand('reed', folder);
  rmSync(folder, { recursive: true });
  const games = brandGames(reed);
  const platform = await openPlatform({ brand: placedBrand(reed, 'http://localhost:3000', ['http://127.0.0.1:3001']), extras: { games } });
  try {
    const { whitelabel } = (await platform.call(systemStatus, {})).value.info;
    expect(whitelabel).toMatchObject({ merchantCode: 'REED', brandName: 'Reed', currency: 'STALK', languages: ['EN', 'TH', 'ID'] });
    expect((await platform.call(notices, {}, { language: 'TH' })).value.banners).toHaveLength(reed.banners.length);
    expect(await platform.call(systemStatus, {}, { merchant: 'SAMPAN' })).toMatchObject({
      code: 'unknown_merchant',
      value: { merchants: ['REED'] },
    });
  } finally {
    await platform.close();
  }
});
