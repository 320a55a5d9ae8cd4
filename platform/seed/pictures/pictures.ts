import { languageCodes } from '#contract/languages.ts';
import type { TitleRegistry } from '../../play/family/titleRegistry.ts';
import type { Texts } from '../../core/text/texts.ts';
import { gameName } from '../../play/game/gameName.ts';
import type { Language } from '../../core/http/handler.ts';
import type { BrandMarks } from '../brands/readBrand.ts';
import type { Vendor } from '../../play/family/vendor.ts';
import { bannerPath } from '../../content/banner/banner.ts';
import type { BannerPicture } from '../../content/picture/picture.ts';
import { bannerArt, sceneArt } from '../art/banner/bannerArt.ts';
import { isScene, quietest, type SceneName, scenes } from '../art/banner/scenes.ts';
import { seedOf } from '../art/choice.ts';
import { vendorMark } from '../art/mark/vendorMark.ts';
import { symbolSvg } from '../art/symbol.ts';
import { symbolNames } from '../../play/family/symbolNames.ts';
import { gameTile } from '../art/tile/gameTile.ts';

export interface PictureParts {
  readonly titles: Pick<TitleRegistry, 'current'>;
  /** With the names of the games. */
  readonly texts: Texts;
  readonly vendors: readonly Vendor[];
  readonly marks: BrandMarks;
}

/**
 * Every picture by its path, as the text that composes it. A path with `?EN` or `?tall` behind it is
 * the same picture with English words, or the upright one.
 */
export const pictures = ({ titles, texts, vendors, marks }: PictureParts): ReadonlyMap<string, () => string> => {
  const hues = new Map(vendors.map((vendor) => [vendor.code, vendor.hue]));
  const all: (readonly [string, () => string])[] = [
    ['/art/brand.svg', () => marks.mark],
    ['/art/favicon.svg', () => marks.favicon],
  ];
  for (const name of symbolNames) all.push([`/art/symbols/${name}.svg`, () => symbolSvg(name)]);
  for (const vendor of vendors) all.push([`/art/vendors/${vendor.code}.svg`, () => vendorMark(vendor)]);
  for (const { code, vendorCode, hero, companion } of titles.current) {
    const tile = (title: string) => () => gameTile({ code, title, hue: hues.get(vendorCode) ?? 0, hero, companion, seed: seedOf(code) });
    const brands = gameName(texts, code, 'TY');
    all.push([`/art/games/${code}.svg`, tile(brands)]);
    for (const language of languageCodes) {
      const name = gameName(texts, code, language);
      if (name !== brands) all.push([`/art/games/${code}.svg?${language}`, tile(name)]);
    }
  }
  for (const scene of Object.keys(scenes) as SceneName[]) all.push([scenePath(scene), () => sceneArt(scene)]);
  return new Map(all);
};

/** Path of a scene's picture without words. */
export const scenePath = (scene: SceneName): string => `/art/scenes/${scene}.svg`;

/** A banner's pictures by their paths, in every language that it has words in; what no scene is known by is drawn before the quietest. */
export const bannerPictures = ({ id, scene, words }: BannerPicture): readonly (readonly [string, () => string])[] =>
  Object.entries(words).flatMap(([language, said]) => {
    const picture = { id, scene: isScene(scene) ? scene : quietest, words: said };
    const path = bannerPath(id, language as Language);
    return [[path, () => bannerArt(picture, 'wide')] as const, [`${path}?tall`, () => bannerArt(picture, 'tall')] as const];
  });
