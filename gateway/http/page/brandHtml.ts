import { colourSheet } from '../../contract/system/brandColours.ts';
import { lookSheet } from '../../contract/system/brandLook.ts';
import type { Language } from '../../context.ts';
import { escaped } from './escaped.ts';
import type { PageHead } from './pageHead.ts';
import type { SiteBrand } from './siteBrands.ts';

/** An address as CSS takes it: with nothing in it that could end the string, or the element around it. */
const cssUrl = (address: string): string => `url("${address.replace(/["\\\n<>]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}")`;

/** The brand's colours, look and sign as a style sheet, which lies over the site's own; empty where it has none. */
export function styleOf({ colours, look, mark }: SiteBrand): string {
  const sign = mark === undefined ? '' : `:root:root{--brand-mark:${cssUrl(mark)}}`;
  return `${sign}${colours ? colourSheet(colours) : ''}${look ? lookSheet(look) : ''}`;
}

/** A phone of Apple's fills what a picture leaves clear with black: it is given the one that a shape may be cut out of. */
function homeScreenIcon({ appIcons }: SiteBrand): string {
  const whole = appIcons.find(({ maskable }) => maskable);
  return whole ? `<link rel="apple-touch-icon" href="${escaped(whole.src)}">` : '';
}

/** The sign in a tab: as pixels before the drawing, which Safari takes since version 26 only. */
function signLinks(favicon: string, { appIcons }: SiteBrand): string {
  const [pixels] = appIcons.filter(({ maskable }) => !maskable).toSorted((one, other) => one.size - other.size);
  const before = pixels ? `<link rel="icon" href="${escaped(pixels.src)}" type="image/png" sizes="${pixels.size}x${pixels.size}">` : '';
  return `${before}<link rel="icon" href="${escaped(favicon)}`;
}

/** What stands in the head for the brand, before the first script of the page. */
function headOf(brand: SiteBrand, language: Language): string {
  const style = styleOf(brand);
  const themes = brand.colours;
  return [
    ...(themes
      ? [`<meta name="theme-color" content="${themes.light.card}" data-light="${themes.light.card}" data-dark="${themes.dark.card}">`]
      : []),
    `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`,
    homeScreenIcon(brand),
    ...(style === '' ? [] : [`<style id="brand">${style}</style>`]),
  ].join('');
}

/** The built page with the brand's sign, colours and languages in it, called and said to be what `head` says. */
export function withBrand(
  built: string,
  brand: SiteBrand,
  language: Language,
  { title: called, description }: Pick<PageHead, 'title' | 'description'>,
): string {
  const { name, favicon, languages } = brand;
  const title = built
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escaped(called ?? name)}</title>`)
    .replace(/<html\b/i, () => `<html data-languages="${languages.join(' ')}"`)
    .replace(/<script\b/i, (tag) => `${headOf(brand, language)}${tag}`);
  const described =
    description === undefined
      ? title
      : title.replace(/(<meta name="description" content=")[^"]*/i, (_all, start: string) => start + escaped(description));
  return favicon === undefined ? described : described.replace(/<link rel="icon" href="[^"]*/i, () => signLinks(favicon, brand));
}
