import type { Brand, BrandAccess } from '../core/brand.ts';
import { placedBrand } from '../seed/brands/placedBrand.ts';
import { type BrandFolder, readBrand } from '../seed/brands/readBrand.ts';

let read: BrandFolder | undefined;

/** The folder of the brand that tests run with, read once. */
export const testFolder = (): BrandFolder => (read ??= readBrand('sampan'));

export const testBrand = (siteOrigin: string, origins: readonly string[], access?: Partial<BrandAccess>): Brand =>
  placedBrand(testFolder(), siteOrigin, origins, access);
