import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';

export interface GamePagesParts {
  /** Folder the game pages are built into: `slot/index.html`, `verify/index.html`, `assets/`. */
  readonly gamesDir: string;
  /** The only origin that may frame a game, and the only one its page speaks to. */
  readonly siteOrigin: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The built pages of the games, for the platform's own origin. Answers 503 while they are not built. */
export function gamePages({ gamesDir, siteOrigin }: GamePagesParts): Hono {
  const origin = new URL(siteOrigin).origin;
  const app = new Hono();
  const pageHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      `frame-ancestors ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    'content-type': 'text/html; charset=utf-8',
    // The launch token is in the page's address.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };

  const page = async (name: string) => {
    const html = await readIfThere(join(gamesDir, name, 'index.html'));
    if (!html) {
      const sentence = 'The game pages are not built yet. Run "npm run build" and reload this page.\n';
      return new Response(sentence, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' } });
    }
    const filled = html.toString().replace(/(<meta name="site-origin" content=")[^"]*/, `$1${origin}`);
    return new Response(filled, { headers: pageHeaders });
  };
  app.get('/games/slot/', () => page('slot'));
  app.get('/games/verify', () => page('verify'));

  // One path segment of plain characters: nothing outside of the folder has such a name.
  app.get('/games/assets/:name{[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+}', async (context) => {
    const name = context.req.param('name');
    const type = types[extname(name)];
    const bytes = type && (await readIfThere(join(gamesDir, 'assets', name)));
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
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
