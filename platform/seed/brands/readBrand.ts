import { fallbackChain } from '#contract/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { BrandValues } from '../../core/brand.ts';
import type { Vendor } from '../../play/vendor/vendor.ts';
import type { ArtStyleName } from '../art/artStyle.ts';
import { readAppPictures, type AppPicture } from './appPictures.ts';
import { studios } from '../vendors.ts';
import {
  announcementsFile,
  bannersFile,
  brandFile,
  coloursFile,
  markFile,
  promoBarFile,
  promotionsFile,
  resourcesFile,
} from './brandFile.ts';

/** A banner as a brand's folder writes it. */
export type SeedBanner = z.output<typeof bannersFile>[number];
/** An announcement as a brand's folder writes it. */
export type SeedAnnouncement = z.output<typeof announcementsFile>[number];
/** A promotion as a brand's folder writes it. */
export type SeedPromotion = z.output<typeof promotionsFile>[number];

/** A link of the operator as a brand's folder writes it. */
export type SeedResource = z.output<typeof resourcesFile>[number];
/** A line at the edge of the page as a brand's folder writes it. */
export type SeedPromoBar = z.output<typeof promoBarFile>[number];

/** The signs of a brand, as SVG. */
export interface BrandMarks {
  /** Stands beside the name, on light and on dark. */
  readonly mark: string;
  /** The same, drawn for sixteen pixels. */
  readonly favicon: string;
}

/** Everything that one brand's folder says. */
export interface BrandFolder {
  readonly values: BrandValues;
  readonly marks: BrandMarks;
  readonly appPictures: readonly AppPicture[];
  /** By what light its pictures are drawn. */
  readonly art: ArtStyleName;
  readonly announcements: readonly SeedAnnouncement[];
  readonly banners: readonly SeedBanner[];
  readonly promotions: readonly SeedPromotion[];
  readonly resources: readonly SeedResource[];
  readonly promoBars: readonly SeedPromoBar[];
  readonly vendors: readonly Vendor[];
  /** Codes of the games put forward, first one first. */
  readonly featured: readonly string[];
}

/** A brand that there is not, or whose folder cannot be used: one line that says what is wrong. */
export class BrandError extends Error {}

const brandsFolder = fileURLToPath(new URL('.', import.meta.url));

/** Names of the brands that can be started, in the order of the alphabet. */
export const brandNames = (folder = brandsFolder): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** By what gateways call a brand; undefined where its folder is one that cannot be read. */
function merchantCodeOf(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(`${folder}/brand.json`, 'utf8')) as { readonly merchantCode?: unknown }).merchantCode;
  } catch {
    return undefined;
  }
}

function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown, file: string): z.output<Shape> {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  throw new BrandError(`${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ')}`);
}

/** Said in every language that the brand offers; its own wording may be the plain Vietnamese. */
function requireTexts(texts: object, languages: BrandValues['languages'], where: string): void {
  const missing = languages.filter(
    (language) =>
      !fallbackChain(language)
        .slice(0, -1)
        .concat(language)
        .some((each) => each in texts),
  );
  if (missing.length > 0) throw new BrandError(`${where}: nothing is said in ${missing.join(', ')}`);
}

/**
 * The brand of that name, read from its folder below `folder`. Throws `BrandError`, which lists the known ones where there is none of that
 * name, and names file and value where one cannot be used.
 */
export function readBrand(name: string, folder = brandsFolder): BrandFolder {
  const known = brandNames(folder);
  if (!known.includes(name)) throw new BrandError(`BRAND: there is no brand "${name}"; there are ${known.join(', ')}`);
  const text = (file: string): string => {
    try {
      return readFileSync(`${folder}/${name}/${file}`, 'utf8');
    } catch {
      throw new BrandError(`${name}/${file} is missing`);
    }
  };
  const json = (file: string): unknown => {
    try {
      return JSON.parse(text(file));
    } catch (error) {
      throw error instanceof BrandError ? error : new BrandError(`${name}/${file} is no JSON`);
    }
  };
  const read = <Shape extends z.ZodType>(file: string, shape: Shape) =>
    parsed(shape, file.endsWith('.json') ? json(file) : text(file), `${name}/${file}`);
  const { vendors, featured, avatars, art, ...values } = read('brand.json', brandFile);
  const colours = read('colours.json', coloursFile);
  const announcements = read('announcements.json', announcementsFile);
  const banners = read('banners.json', bannersFile);
  const promotions = read('promotions.json', promotionsFile);
  const resources = read('resources.json', resourcesFile);
  const promoBars = read('promoBar.json', promoBarFile);
  const strange = values.vendorWallets.find((code) => !vendors.some((each) => each.code === code));
  if (strange !== undefined) throw new BrandError(`${name}/brand.json: vendorWallets.${strange} is none of its vendors`);
  requireTexts(values.description, values.languages, `${name}/brand.json description`);
  for (const { id, words } of announcements) requireTexts(words, values.languages, `${name}/announcements.json ${id}`);
  for (const { id, words } of banners) requireTexts(words, values.languages, `${name}/banners.json ${id}`);
  for (const { id, words } of promotions) requireTexts(words, values.languages, `${name}/promotions.json ${id}`);
  for (const { id, words } of promoBars) requireTexts(words, values.languages, `${name}/promoBar.json ${id}`);
  const brand: BrandFolder = {
    values: { ...values, colours, avatars: avatars.map((symbol) => `/art/symbols/${symbol}.svg`) },
    marks: { mark: read('mark.svg', markFile), favicon: read('favicon.svg', markFile) },
    appPictures: readAppPictures(`${folder}/${name}`),
    art,
    announcements,
    banners,
    promotions,
    resources,
    promoBars,
    vendors: vendors.map(({ code, ...chosen }) => {
      const vendor = studios.find((each) => each.code === code);
      if (!vendor) throw new BrandError(`${name}/brand.json: vendors.${code} is none of ${studios.map((each) => each.code).join(', ')}`);
      return { ...vendor, ...chosen };
    }),
    featured,
  };
  const twin = known.find((each) => each !== name && merchantCodeOf(`${folder}/${each}`) === values.merchantCode);
  if (twin !== undefined) throw new BrandError(`${name}/brand.json: merchantCode ${values.merchantCode} is that of the brand ${twin}`);
  return brand;
}
