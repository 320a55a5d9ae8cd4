import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '../../context.ts';

const files = z.array(z.string().startsWith('/'));
const path = z.string().startsWith('/');
const route = z.object({
  canonical: path,
  address: z.string().startsWith('/graphql?'),
  anySearch: z.boolean(),
  modules: files,
  styles: files,
});
const languageFiles = z.object({ locale: z.string(), modules: files });

const description = z.object({
  routes: z.record(z.string().startsWith('/'), route),
  languages: z.record(z.string(), languageFiles),
  narrowScreen: z.string(),
});

/** What the built web app says of its pages; `scripts/pagesFile.ts` writes it. */
export interface PageDescription {
  /** By the paths of the site. */
  readonly routes: Readonly<Record<string, PageRoute | undefined>>;
  readonly languages: Readonly<Partial<Record<Language, { readonly locale: string; readonly modules: readonly string[] }>>>;
  /** Media query of the screens that are shown a banner's upright picture. */
  readonly narrowScreen: string;
}

export interface PageRoute {
  /** The one path among those that lead to its screen that search engines are to keep. */
  readonly canonical: string;
  /** What its screen asks first, as it asks for it, but for language and cdnBucket. */
  readonly address: string;
  /** Whether it asks the same whatever stands behind the `?` of the page's own address. */
  readonly anySearch: boolean;
  /** Code and styles of the screen, beyond those that every page names. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the file. A build without one, such as a test's, has pages that say nothing ahead. Throws where it is not what the build writes. */
export function readPageDescription(path: string): PageDescription {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { routes: {}, languages: {}, narrowScreen: 'all' };
    throw error;
  }
  return description.parse(JSON.parse(text));
}
