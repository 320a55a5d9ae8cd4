import type { PageRoute } from './pageDescription.ts';

/** What a page is made of beside the built one. */
export interface PageParts {
  readonly locale: string | undefined;
  readonly shard: number;
  /** Code that will be needed, in the order it is. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Origin of the pictures, where there is one for all. */
  readonly pictureOrigin: string | undefined;
  readonly narrowScreen: string;
  readonly first: FirstAnswer | undefined;
}

/** The answer that the page's own first query would get. */
export interface FirstAnswer {
  /** Request target that it is the answer of. */
  readonly address: string;
  readonly text: string;
}

const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that cannot end the element it stands in, nor begin a comment there: such signs occur in its strings alone, and mean the same written so. */
const inScript = (json: string): string => json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const link = (attributes: string): string => `<link ${attributes}>`;

interface Banner {
  readonly imageUrl?: unknown;
  readonly tallImageUrl?: unknown;
}

/** The first of an answer's banners: the largest thing of a page that has any. */
function firstBanner({ text }: FirstAnswer): Banner | undefined {
  const { data } = JSON.parse(text) as { readonly data?: { readonly banners?: readonly Banner[] | null } };
  return data?.banners?.[0];
}

function pictureLinks(banner: Banner | undefined, narrowScreen: string): readonly string[] {
  const picture = (address: unknown, media: string) => (typeof address === 'string' ? [link(`rel="preload" as="image" fetchpriority="high" href="${attribute(address)}"${media && ` media="${attribute(media)}"`}`)] : []);
  const tall = picture(banner?.tallImageUrl, narrowScreen);
  return [...tall, ...picture(banner?.imageUrl, tall.length > 0 ? `not all and ${narrowScreen}` : '')];
}

function headOf({ modules, styles, pictureOrigin, narrowScreen, first }: PageParts): string {
  return [
    ...(pictureOrigin === undefined ? [] : [link(`rel="preconnect" href="${attribute(pictureOrigin)}"`)]),
    ...(first ? pictureLinks(firstBanner(first), narrowScreen) : []),
    ...modules.map((file) => link(`rel="modulepreload" crossorigin href="${attribute(file)}"`)),
    ...styles.map((file) => link(`rel="preload" as="style" crossorigin href="${attribute(file)}"`)),
  ].join('');
}

const blockOf = ({ address, text }: FirstAnswer): string => `<script type="application/json" id="first-answer" data-address="${attribute(address)}">${inScript(text)}</script>`;

/** The built page as one visitor gets it. `parts` alone decide what is in it. */
export function pageHtml(built: string, parts: PageParts): string {
  // Replacements as functions: a `$` in an answer means nothing.
  const html = built.replace(/<html\b[^>]*>/i, (tag) => {
    const bare = tag.replace(/\s+data-shard="[^"]*"/i, '');
    const spoken = parts.locale === undefined ? bare : bare.replace(/\s+lang="[^"]*"/i, () => ` lang="${parts.locale}"`);
    return spoken.replace(/^<html/i, () => `<html data-shard="${parts.shard}"`);
  });
  const { first } = parts;
  const withHead = html.replace('</head>', () => `${headOf(parts)}</head>`);
  return first ? withHead.replace('</body>', () => `${blockOf(first)}</body>`) : withHead;
}

/** What a route says ahead, in one language. */
export const filesOf = (route: PageRoute | undefined, languageModules: readonly string[]): Pick<PageParts, 'modules' | 'styles'> => ({
  modules: route ? [...languageModules, ...route.modules] : [],
  styles: route?.styles ?? [],
});

