import type { Language } from '../../context.ts';
import type { PageLanguage } from './pageDescription.ts';
import type { SiteBrand } from './siteBrands.ts';

export interface ManifestParts {
  readonly brand: SiteBrand;
  readonly language: Language;
  /** Undefined where the build has no words in the language. */
  readonly words: Pick<PageLanguage, 'locale' | 'shortcuts'> | undefined;
}

/** The web app manifest: what a phone writes below the site on its home screen, shows while it opens, and leads to from there. */
export function manifestOf({ brand, language, words }: ManifestParts): string {
  const { name, description, favicon, colours, appIcons, screenshots } = brand;
  const smallest = appIcons.find(({ maskable }) => !maskable);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    ...(description === undefined ? {} : { description }),
    ...(words ? { lang: words.locale } : {}),
    dir: 'ltr',
    // Whoever has chosen a language keeps it; whoever installs before has what was shown.
    start_url: `/?lang=${language}`,
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    ...(colours ? { background_color: colours.light.paper, theme_color: colours.light.card } : {}),
    icons: [
      ...appIcons.map(({ src, size, maskable }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: maskable ? 'maskable' : 'any',
      })),
      ...(favicon === undefined ? [] : [{ src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]),
    ],
    screenshots: screenshots.map(({ src, width, height }) => ({
      src,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: width > height ? 'wide' : 'narrow',
      label: name,
    })),
    shortcuts: (words?.shortcuts ?? []).map(({ name: called, url }) => ({
      name: called,
      url,
      ...(smallest && { icons: [{ src: smallest.src, sizes: `${smallest.size}x${smallest.size}`, type: 'image/png' }] }),
    })),
  });
}
