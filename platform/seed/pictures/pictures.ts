import { languageCodes } from '#contract/languages.ts';
import type { TitleRegistry } from '../../play/family/titleRegistry.ts';
import type { Texts } from '../../core/text/texts.ts';
import { gameName } from '../../play/game/gameName.ts';
import type { Language } from '../../core/http/handler.ts';
import type { AppPicture } from '../brands/appPictures.ts';
import type { BrandMarks } from '../brands/readBrand.ts';
import { bannerPath } from '../../content/banner/banner.ts';
import type { BannerPicture, VendorPicture } from '../../content/picture/picture.ts';
import type { ArtStyleName } from '../art/artStyle.ts';
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
  readonly marks: BrandMarks;
  /** By what light all of them are drawn. */
  readonly art: ArtStyleName;
  /** Left out where the brand has none. */
  readonly appPictures?: readonly AppPicture[];
}

/** What a picture is made of: the text of an SVG, or one that was drawn ahead. */
export type Drawn = string | AppPicture;

type Composed = readonly (readonly [string, () => Drawn])[];

/** The brand's own pictures by their paths, as the text that composes them. */
export const brandPictures = ({ marks, art, appPictures = [] }: Pick<PictureParts, 'marks' | 'art' | 'appPictures'>): Composed => [
  ...appPictures.map((picture) => [picture.path, () => picture] as const),
  ['/art/brand.svg', () => marks.mark],
  ['/art/favicon.svg', () => marks.favicon],
  ...symbolNames.map((name) => [`/art/symbols/${name}.svg`, () => symbolSvg(name)] as const),
  ...(Object.keys(scenes) as SceneName[]).map((scene) => [scenePath(scene), () => sceneArt(scene, art)] as const),
];

/** A studio's mark and the tiles of its games by their paths; one with `?EN` behind it is the same picture with English words. */
export const vendorPictures = (
  { titles, texts, art }: Pick<PictureParts, 'titles' | 'texts' | 'art'>,
  { code: vendorCode, name: vendorName, hue }: VendorPicture,
): Composed => [
  [`/art/vendors/${vendorCode}.svg`, () => vendorMark({ code: vendorCode, name: vendorName, hue })],
  ...titles.current
    .filter((title) => title.vendorCode === vendorCode)
    .flatMap(({ code, hero, companion }): Composed => {
      const tile = (title: string) => () => gameTile({ code, title, hue, hero, companion, seed: seedOf(code), style: art });
      const path = `/art/games/${code}.svg`;
      const brands = gameName(texts, code, 'TY');
      const others = languageCodes
        .map((language) => [language, gameName(texts, code, language)] as const)
        .filter(([, name]) => name !== brands);
      return [[path, tile(brands)], ...others.map(([language, name]) => [`${path}?${language}`, tile(name)] as const)];
    }),
];

/** Path of a scene's picture without words. */
export const scenePath = (scene: SceneName): string => `/art/scenes/${scene}.svg`;

/** A banner's pictures by their paths (`?tall` behind the upright one), in every language that it has words in; what no scene is known by is drawn before the quietest. */
export const bannerPictures = (art: ArtStyleName, { id, scene, words }: BannerPicture): Composed =>
  Object.entries(words).flatMap(([language, said]) => {
    const picture = { id, scene: isScene(scene) ? scene : quietest, words: said };
    const path = bannerPath(id, language as Language);
    return [[path, () => bannerArt(picture, 'wide', art)] as const, [`${path}?tall`, () => bannerArt(picture, 'tall', art)] as const];
  });
