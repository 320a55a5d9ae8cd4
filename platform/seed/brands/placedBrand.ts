import type { Brand, BrandAccess } from '../../core/brand.ts';
import type { BrandFolder } from './readBrand.ts';

/** A brand where it is reached: by its site's origin, and by those of this platform. */
export const placedBrand = (
  { values }: BrandFolder,
  siteOrigin: string,
  origins: readonly string[],
  access: Partial<BrandAccess> = {},
): Brand => ({ ...values, siteOrigin, origins, access: { maintenance: false, deniedCountries: [], networks: [], ...access } });
