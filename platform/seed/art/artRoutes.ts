import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { seedBanners } from '../banners.ts';
import type { PictureParts } from './pictures.ts';
import { pictures } from './pictures.ts';

/** A composed picture as it goes out. The two bodies are two representations, so each has its own ETag. */
interface Kept {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

const keep = (text: string): Kept => ({
  plain: new TextEncoder().encode(text),
  gzip: new Uint8Array(gzipSync(text, { level: 9 })),
  hash: createHash('sha256').update(text).digest('base64url').slice(0, 22),
});

const takesGzip = (header: string): boolean =>
  header.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * The pictures of the demonstration brand: `/art/symbols/<name>.svg`, `/art/games/<code>.svg`
 * (`?lang=EN` for the English title), `/art/vendors/<code>.svg`, `/art/banners/<id>.<TY|EN>.svg`
 * (`?shape=tall` for phones), `/art/brand.svg`, `/art/favicon.svg`. An address with `?v=` may be kept
 * for ever: whoever writes the address changes `v` with the picture.
 */
export function artRoutes(parts: Omit<PictureParts, 'banners'>): Hono {
  const composers = pictures({ ...parts, banners: seedBanners });
  const kept = new Map<string, Kept>();
  const pictureAt = (name: string): Kept | undefined => {
    const known = kept.get(name);
    const compose = composers.get(name);
    if (known !== undefined || compose === undefined) return known;
    const fresh = keep(compose());
    kept.set(name, fresh);
    return fresh;
  };

  const app = new Hono();
  // Names are looked up whole among the known ones, so no path can lead anywhere else.
  app.get('/art/*', ({ req, notFound }) => {
    const picture = pictureAt(`${req.path}?${req.query('shape') ?? req.query('lang') ?? ''}`) ?? pictureAt(req.path);
    if (picture === undefined) return notFound();
    const zipped = takesGzip(req.header('accept-encoding') ?? '');
    const etag = `"${picture.hash}${zipped ? '-gzip' : ''}"`;
    const headers = {
      'cache-control': req.query('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    };
    if (names(req.header('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
    return new Response(zipped ? picture.gzip : picture.plain, {
      headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8', ...(zipped ? { 'content-encoding': 'gzip' } : {}) },
    });
  });
  return app;
}
