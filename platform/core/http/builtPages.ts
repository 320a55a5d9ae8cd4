import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '#contract/languages.ts';
import { colourSheet } from '#contract/system/brandColours.ts';
import type { Brand } from '../brand.ts';

export interface BuiltPagesParts {
  /** Folder that pages are built into: `<name>/index.html`, and `assets/`. */
  readonly pagesDir: string;
  readonly brand: Pick<Brand, 'siteOrigin' | 'name' | 'colours'>;
}

export interface BuiltPage {
  /** Its folder. */
  readonly name: string;
  readonly language: Language;
  /** Who may frame it: the site, or nobody. */
  readonly framedBy: 'site' | 'nobody';
  /** What else stands in place of its marks, such as `__WORDS__`; written as text, also within an attribute. */
  readonly marks?: Readonly<Record<`__${string}__`, string>>;
}

const signs = /[&<"']/g;
const escaped = (text: string): string => text.replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Pages as Vite built them, in the brand's name, colours and a language, under a policy of their own. Answers 503 while they are not built. */
export function builtPages({ pagesDir, brand }: BuiltPagesParts): (page: BuiltPage) => Promise<Response> {
  const origin = new URL(brand.siteOrigin).origin;
  const sheet = colourSheet(brand.colours);
  const headersFor = (framedBy: BuiltPage['framedBy']) => ({
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
      "img-src 'self'",
      "connect-src 'self'",
      // By `script-src` a page could install a service worker that outlives it and answers for this origin.
      "worker-src 'none'",
      `frame-ancestors ${framedBy === 'site' ? origin : "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'content-type': 'text/html; charset=utf-8',
    // A game in the site's sandbox opens the verifier in a window that has the sandbox too, and there a page that asks for one of its own is not shown.
    ...(framedBy === 'site' && { 'cross-origin-opener-policy': 'unsafe-none' }),
    // There may be a token in the page's address.
    'referrer-policy': 'no-referrer',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
  });
  return async ({ name, language, framedBy, marks = {} }) => {
    const html = await readIfThere(join(pagesDir, name, 'index.html'));
    if (!html) {
      const sentence = 'The pages are not built yet. Run "npm run build" and reload this page.\n';
      return new Response(sentence, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' } });
    }
    const filled = Object.entries(marks).reduce(
      (text, [mark, value]) => text.replaceAll(mark, () => escaped(value)),
      html
        .toString()
        .replace(/(<meta name="site-origin" content=")[^"]*/, `$1${origin}`)
        .replace('<title>__BRAND__', () => `<style>${sheet}</style><title>${escaped(brand.name)}`)
        .replace('__LANGUAGE__', languages[language].locale),
    );
    return new Response(filled, { headers: headersFor(framedBy) });
  };
}
