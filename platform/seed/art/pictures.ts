import type { TitleRegistry } from '../../play/games/slot/titleRegistry.ts';
import type { SeedBanner } from '../banners.ts';
import { bannerPath } from '../banners.ts';
import type { SeedVendor } from '../vendors.ts';
import { bannerArt } from './banner/bannerArt.ts';
import { seedOf } from './choice.ts';
import { brandMark, favicon } from './mark/brandMark.ts';
import { vendorMark } from './mark/vendorMark.ts';
import { symbolSvg } from './symbol.ts';
import { symbolNames } from './symbolNames.ts';
import { gameTile } from './tile/gameTile.ts';

export interface PictureParts {
  readonly titles: Pick<TitleRegistry, 'current'>;
  readonly vendors: readonly SeedVendor[];
  readonly banners: readonly SeedBanner[];
}

/**
 * Every picture by its path, as the text that composes it. A path with `?EN` or `?tall` behind it is
 * the English or the upright form of the same picture.
 */
export const pictures = ({ titles, vendors, banners }: PictureParts): ReadonlyMap<string, () => string> => {
  const hues = new Map(vendors.map((vendor) => [vendor.code, vendor.hue]));
  const all: (readonly [string, () => string])[] = [
    ['/art/brand.svg', () => brandMark],
    ['/art/favicon.svg', () => favicon],
  ];
  for (const name of symbolNames) all.push([`/art/symbols/${name}.svg`, () => symbolSvg(name)]);
  for (const vendor of vendors) all.push([`/art/vendors/${vendor.code}.svg`, () => vendorMark(vendor)]);
  for (const { code, vendorCode, name, hero, companion } of titles.current) {
    const tile = (title: string) => () => gameTile({ code, title, hue: hues.get(vendorCode) ?? 0, hero, companion, seed: seedOf(code) });
    all.push([`/art/games/${code}.svg`, tile(name.vi)], [`/art/games/${code}.svg?EN`, tile(name.en)]);
  }
  for (const banner of banners) {
    for (const wording of ['vi', 'en'] as const) {
      const { id, scene } = banner;
      const picture = { id, scene, words: banner.words[wording] };
      const path = bannerPath(banner, wording);
      all.push([path, () => bannerArt(picture, 'wide')], [`${path}?tall`, () => bannerArt(picture, 'tall')]);
    }
  }
  return new Map(all);
};
