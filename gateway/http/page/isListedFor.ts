import type { SitePage } from './pageDescription.ts';
import type { SiteBrand } from './siteBrands.ts';

/** Whether search engines are to lead anybody to a page of the brand: to a lobby while there are games in it, or nobody can say. */
export const isListedFor = ({ isListed, category }: SitePage, brand: SiteBrand | undefined): boolean =>
  isListed && (category === undefined || brand?.categories === undefined || brand.categories.includes(category));
