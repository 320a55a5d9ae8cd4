import type { Language } from '../../context.ts';
import { withBrand } from './brandHtml.ts';
import { escaped as attribute } from './escaped.ts';
import type { PageRoute } from './pageDescription.ts';
import type { PageHead } from './pageHead.ts';
import type { SiteBrand } from './siteBrands.ts';

/** What a page is made of beside the built one. */
export interface PageParts {
  /** Undefined where the operator has not told of it. */
  readonly brand: SiteBrand | undefined;
  readonly language: Language;
  readonly locale: string | undefined;
  readonly head: PageHead;
  /** Said where the page takes its time; undefined where the build has no words. */
  readonly slowText: string | undefined;
  /** Said where no scripts run. */
  readonly needsScriptText: string | undefined;
  /** Path of the page, empty where there is none, by which its code knows what it need not write; undefined where nothing is written of it. */
  readonly written: string | undefined;
  readonly cdnBucket: number;
  /** Code that will be needed, in the order it is. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Origin of the pictures, where there is one for all. */
  readonly pictureOrigin: string | undefined;
  /** Media query of the screens that are shown a banner's upright picture. */
  readonly narrowScreen: string;
}

/** The answer that the page's own first query would get. */
export interface FirstAnswer {
  /** Request target that it is the answer of. */
  readonly address: string;
  readonly text: string;
}

/** JSON that cannot end the element it stands in, nor begin a comment there: such signs occur in its strings alone, and mean the same written so. */
const inScript = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const link = (attributes: string): string => `<link ${attributes}>`;

interface Banner {
  readonly imageUrl?: unknown;
  readonly tallImageUrl?: unknown;
  readonly focus?: unknown;
  readonly tallFocus?: unknown;
}

/** The first of an answer's banners: the largest thing of a page that has any. */
function firstBanner({ text }: FirstAnswer): Banner | undefined {
  const { data } = JSON.parse(text) as { readonly data?: { readonly banners?: readonly Banner[] | null } };
  return data?.banners?.[0];
}

const said = (name: string, value: unknown): string => (typeof value === 'string' ? ` ${name}="${attribute(value)}"` : '');

/** The banner, in the frame that is painted before any code has run: as its screen will show it, so that it is fetched and seen at once. */
function pictureOf({ imageUrl, tallImageUrl, focus, tallFocus }: Banner, narrowScreen: string): string {
  if (typeof imageUrl !== 'string') return '';
  const tall = typeof tallImageUrl === 'string' ? `<source media="${attribute(narrowScreen)}" srcset="${attribute(tallImageUrl)}">` : '';
  const kept = [said('data-focus', focus), said('data-tall-focus', tallFocus)].join('');
  return `<picture>${tall}<img${kept} src="${attribute(imageUrl)}" alt="" decoding="sync" fetchpriority="high"></picture>`;
}

const headOf = ({ modules, styles, pictureOrigin, head }: PageParts): string =>
  [
    head.tags,
    ...(pictureOrigin === undefined ? [] : [link(`rel="preconnect" href="${attribute(pictureOrigin)}"`)]),
    ...modules.map((file) => link(`data-rel="modulepreload" crossorigin href="${attribute(file)}"`)),
    ...styles.map((file) => link(`data-rel="preload" as="style" crossorigin href="${attribute(file)}"`)),
  ].join('');

const blockOf = ({ address, text }: FirstAnswer): string =>
  `<script type="application/json" id="first-answer" data-address="${attribute(address)}">${inScript(text)}</script>`;

/** A page in two pieces: what is the same for everybody, and what may have to wait until it is known whether the visitor may have it. */
export interface PageHtml {
  readonly head: string;
  rest(first: FirstAnswer | undefined): string;
}

const bannerPlace = '<div class="waiting-banner">';
const slowPlace = '<p class="waiting-slow" role="status">';
const needsScriptPlace = '<p class="waiting-slow needs-script">';

/** The built page as one visitor gets it. `parts` alone decide what is in it. */
export function pageHtml(built: string, parts: PageParts): PageHtml {
  // Replacements as functions: a `$` in an answer means nothing.
  const html = (parts.brand ? withBrand(built, parts.brand, parts.language, parts.head) : built)
    .replace(/<html\b[^>]*>/i, (tag) => {
      const bare = tag.replace(/\s+data-cdn-bucket="[^"]*"/i, '');
      const spoken = parts.locale === undefined ? bare : bare.replace(/\s+lang="[^"]*"/i, () => ` lang="${parts.locale}"`);
      const written = parts.written === undefined ? '' : ` data-page="${parts.written}" data-page-language="${parts.language}"`;
      return spoken.replace(/^<html/i, () => `<html data-cdn-bucket="${parts.cdnBucket}"${written}`);
    })
    .replace('</head>', () => `${headOf(parts)}</head>`)
    .replace(needsScriptPlace, () => needsScriptPlace + attribute(parts.needsScriptText ?? ''))
    .replace(slowPlace, () => slowPlace + attribute(parts.slowText ?? ''));
  const place = html.indexOf(bannerPlace);
  const at = place < 0 ? html.indexOf('</head>') + '</head>'.length : place + bannerPlace.length;
  const rest = html.slice(at);
  return {
    head: html.slice(0, at),
    rest(first) {
      if (!first) return rest;
      const banner = place < 0 ? undefined : firstBanner(first);
      return (banner ? pictureOf(banner, parts.narrowScreen) : '') + rest.replace('</body>', () => `${blockOf(first)}</body>`);
    },
  };
}

/** What a route says ahead, in one language. */
export const filesOf = (route: PageRoute | undefined, languageModules: readonly string[]): Pick<PageParts, 'modules' | 'styles'> => ({
  modules: route ? [...languageModules, ...route.modules] : [],
  styles: route?.styles ?? [],
});
