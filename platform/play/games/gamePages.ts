import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { languages } from '#contract/languages.ts';
import { colourSheet } from '#contract/system/brandColours.ts';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Brand } from '../../core/brand.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import { gamePagesTexts } from './gamePagesTexts.ts';

export interface GamePagesParts {
  readonly texts: Texts;
  /** Each family of games has a page of its own. */
  readonly titles: Pick<TitleRegistry, 'families'>;
  /** Folder the game pages are built into: `<family>/index.html`, `verify/index.html`, and `assets/`, each also as `.br` and `.gz`. */
  readonly gamesDir: string;
  /** Its site is the only one that may frame a game, and the only one that a game's page speaks to. */
  readonly brand: Pick<Brand, 'siteOrigin' | 'name' | 'languages' | 'colours'>;
}

/** The built pages of the games, for the platform's own origin. Answers 503 while they are not built. */
export function gamePages({ gamesDir, titles, brand, texts }: GamePagesParts): Hono<PlatformEnvironment> {
  const origin = new URL(brand.siteOrigin).origin;
  const sheet = colourSheet(brand.colours);
  const title = brand.name.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const app = new Hono<PlatformEnvironment>();
  const pageHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
      "img-src 'self'",
      "connect-src 'self'",
      `frame-ancestors ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'content-type': 'text/html; charset=utf-8',
    // The launch token is in the page's address.
    'referrer-policy': 'no-referrer',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
  };

  const page = async (name: string, request: Request) => {
    const language = pageLanguage(request, brand);
    const html = await readIfThere(join(gamesDir, name, 'index.html'));
    if (!html) {
      const sentence = 'The game pages are not built yet. Run "npm run build" and reload this page.\n';
      return new Response(sentence, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' } });
    }
    const filled = html
      .toString()
      .replace(/(<meta name="site-origin" content=")[^"]*/, `$1${origin}`)
      .replace('<title>__BRAND__', () => `<style>${sheet}</style><title>${title}`)
      .replace('__LANGUAGE__', languages[language].locale)
      .replace('__NEEDS_SCRIPT__', texts.of(gamePagesTexts, language)('needsScript'));
    return new Response(filled, { headers: pageHeaders });
  };
  // A browser puts the headers of a 304 over those it has kept: without these a page it knows would get the policy of an answer that has none.
  app.use(
    '/games/*',
    compress(),
    etag({
      retainedHeaders: [
        ...RETAINED_304_HEADERS,
        'content-security-policy',
        'cross-origin-resource-policy',
        'referrer-policy',
        'x-content-type-options',
      ],
    }),
  );
  for (const family of titles.families) app.get(`/games/${family}/`, ({ req }) => page(family, req.raw));
  app.get('/games/verify', ({ req }) => page('verify', req.raw));

  const assets = join(gamesDir, 'assets');
  // One path segment of plain characters with an ending that a build gives: nothing outside of the folder has such a name.
  app.get('/games/assets/:name{[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*\\.(css|js|json|png|svg|webp|woff2)}', async (context) => {
    // Named anew at each build, so it is looked for at each request; `serveStatic` would complain at start of a folder that is not built yet.
    if (!existsSync(assets)) return context.notFound();
    const file = await serveStatic({ root: assets, precompressed: true, rewriteRequestPath: (asked) => basename(asked) })(
      context,
      async () => undefined,
    );
    if (!file) return context.notFound();
    file.headers.set('cache-control', 'public, max-age=31536000, immutable');
    file.headers.set('cross-origin-resource-policy', 'same-origin');
    file.headers.set('x-content-type-options', 'nosniff');
    return file;
  });
  return app;
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
