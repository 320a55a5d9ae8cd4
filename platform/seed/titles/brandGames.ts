import { createTexts } from '../../core/text/createTexts.ts';
import { gameTexts } from '../../play/game/gameTexts.ts';
import { familyTexts, gameFamilies } from '../../play/games/gameFamilies.ts';
import { createTitleRegistry } from '../../play/family/titleRegistry.ts';
import { createPictures } from '../pictures/createPictures.ts';
import { BrandError, type BrandFolder } from '../brands/readBrand.ts';
import { helpArticles } from '../help/helpArticles.ts';
import { seedTitles } from './seedTitles.ts';

/**
 * What a brand has to show: its games of every family, and what stands beside them. Titles of studios that it has
 * no more are known for the rounds that were played. Works out every return, so make it once. Throws `BrandError` where a game put forward
 * is none of the brand's.
 */
export function brandGames({
  vendors,
  featured,
  marks,
  appPictures,
  art,
  announcements,
  banners,
  promotions,
  resources,
  promoBars,
}: BrandFolder) {
  const titles = createTitleRegistry(gameFamilies(seedTitles));
  const stray = featured.find((code) => !vendors.some((vendor) => vendor.code === titles.currentOf(code)?.vendorCode));
  if (stray !== undefined) throw new BrandError(`featured: ${stray} is no game of the brand's studios`);
  const pictures = createPictures({ titles, texts: createTexts([gameTexts, ...familyTexts]), marks, appPictures, art });
  return { titles, vendors, featured, announcements, banners, promotions, resources, promoBars, helpArticles, pictures };
}
