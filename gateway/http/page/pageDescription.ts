import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../context.ts';

const files = z.array(z.string().startsWith('/'));
const path = z.string().startsWith('/');
const route = z.object({
  page: path,
  address: z.string().startsWith('/graphql?'),
  anySearch: z.boolean(),
  modules: files,
  styles: files,
});
const page = z.object({ path, isListed: z.boolean(), category: z.string().optional(), takesParameter: z.boolean() });
const text = z.object({ title: z.string(), description: z.string() });
const shortcut = z.object({ name: z.string(), url: path });
const languageFiles = z.object({
  locale: z.string(),
  modules: files,
  texts: z.record(z.string(), text),
  shortcuts: z.array(shortcut),
  slow: z.string(),
  needsScript: z.string(),
  starting: z.string(),
});

const description = z.object({
  routes: z.record(z.string().startsWith('/'), route),
  pages: z.array(page),
  overlayNames: z.string().transform((pattern) => new RegExp(pattern)),
  languages: z.record(z.string(), languageFiles),
  narrowScreen: z.string(),
});

/** What the built web app says of its pages; `scripts/building/pagesFile.ts` writes it. */
export interface PageDescription {
  /** By the paths of the site. */
  readonly routes: Readonly<Record<string, PageRoute | undefined>>;
  /** What the site has a screen for; an address of none of them is not found. */
  readonly pages: readonly SitePage[];
  /** Names of parameters that open something over a screen, and leave what that asks as it is. */
  readonly overlayNames: RegExp;
  readonly languages: Readonly<Partial<Record<Language, PageLanguage>>>;
  /** Media query of the screens that are shown a banner's upright picture. */
  readonly narrowScreen: string;
}

export interface SitePage {
  /** The one path among those that lead to its screen that search engines are to keep. */
  readonly path: string;
  /** Whether search engines are to lead anybody there. */
  readonly isListed: boolean;
  /** Of a lobby: what it is of. Where the brand has no games of it, it is not listed all the same. */
  readonly category?: string | undefined;
  /** One more part of the address is a parameter of it. */
  readonly takesParameter: boolean;
}

/** What a page is called and said to be; the brand's name goes where `{{brand}}` stands. */
export interface PageText {
  readonly title: string;
  readonly description: string;
}

export interface PageLanguage {
  readonly locale: string;
  /** Code with the first words. */
  readonly modules: readonly string[];
  /** By the path of a page; `notFound` where there is none. */
  readonly texts: Readonly<Record<string, PageText | undefined>>;
  /** Where the installed site leads to from a phone's home screen, the most wanted first. */
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  /** Said where the first page takes its time. */
  readonly slow: string;
  /** Said where no scripts run. */
  readonly needsScript: string;
  /** Said where the gateway does not answer yet. */
  readonly starting: string;
}

export interface PageRoute {
  /** Path of its page, which may be the address itself. */
  readonly page: string;
  /** What its screen asks first, as it asks for it, but for language and cdnBucket. */
  readonly address: string;
  /** Whether it asks the same whatever stands behind the `?` of the page's own address. */
  readonly anySearch: boolean;
  /** Code and styles of the screen, beyond those that every page names. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the file of a built site, which lies in `webFolder`. A build without one, such as a test's, has pages that say nothing ahead. Throws where it is not what the build writes. */
export function readPageDescription(webFolder: string): PageDescription {
  let text: string;
  try {
    text = readFileSync(join(webFolder, '.vite/pages.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { routes: {}, pages: [], overlayNames: /(?!)/, languages: {}, narrowScreen: 'all' };
    throw error;
  }
  return description.parse(JSON.parse(text));
}
