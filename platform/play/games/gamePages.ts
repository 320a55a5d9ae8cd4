import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Brand } from '../../core/brand.ts';
import { builtPages } from '../../core/http/builtPages.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Texts } from '../../core/text/texts.ts';
import { verifierPath } from './kit/verifierPath.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import { gamePagesTexts } from './gamePagesTexts.ts';
import { stageColours } from './stageColours.ts';

export interface GamePagesParts {
  readonly texts: Texts;
  /** Each family of games has a page of its own. */
  readonly titles: Pick<TitleRegistry, 'families'>;
  /** Folder the game pages are built into: `<family>/index.html`, `verify/index.html`, `verifyAlone/index.html`, and `assets/`, each also as `.br` and `.gz`. */
  readonly pagesDir: string;
  /** Its site is the only one that may frame a game, and the only one that a game's page speaks to. */
  readonly brand: Pick<Brand, 'siteOrigin' | 'name' | 'languages' | 'colours' | 'timeZone'>;
}

/** The built pages of the games, for the platform's own origin. Answers 503 while they are not built. */
export function gamePages({ pagesDir, titles, brand, texts }: GamePagesParts): Hono<PlatformEnvironment> {
  const built = {
    read: builtPages({ pagesDir, brand }),
    played: builtPages({ pagesDir, brand: { ...brand, colours: stageColours(brand.colours) } }),
  };
  const app = new Hono<PlatformEnvironment>();
  const page = (name: string, request: Request, use: keyof typeof built = 'read') => {
    const language = pageLanguage(request, brand);
    const marks = { __NEEDS_SCRIPT__: texts.of(gamePagesTexts, language)('needsScript'), __TIME_ZONE__: brand.timeZone };
    return built[use]({ name, language, framedBy: 'site', marks });
  };
  // A browser replaces the headers it has kept by those of a 304: without these, the page's policy would be lost with it.
  app.use(
    '/games/*',
    compress(),
    etag({
      retainedHeaders: [
        ...RETAINED_304_HEADERS,
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'referrer-policy',
        'x-content-type-options',
      ],
    }),
  );
  for (const family of titles.families) app.get(`/games/${family}/`, ({ req }) => page(family, req.raw, 'played'));
  app.get(verifierPath, ({ req }) => page('verify', req.raw));
  // The verifier in one file, for the site alone: it keeps a copy, and opens that without a connection.
  app.get(`${verifierPath}/alone`, async ({ req }) => {
    const alone = await page('verifyAlone', req.raw);
    alone.headers.set('access-control-allow-origin', new URL(brand.siteOrigin).origin);
    return alone;
  });

  const assets = join(pagesDir, 'assets');
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
