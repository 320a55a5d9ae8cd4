import { Hono } from 'hono';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { CurrentCatalogue } from '../../play/game/currentCatalogue.ts';
import type { Banners } from '../banner/createBanners.ts';
import type { Pictures } from '../picture/picture.ts';

interface ArtRoutesParts {
  readonly pictures: Pictures;
  readonly shownBanners: Pick<Banners, 'list'>;
  /** Has the pictures of games and studios hung. */
  readonly currentCatalogue: CurrentCatalogue;
}

const takesGzip = (header: string): boolean =>
  header.split(',').some((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * The pictures of a brand: `/art/symbols/<name>.svg`, `/art/games/<code>.svg`
 * (`?lang=EN` for the English title), `/art/vendors/<code>.svg`, `/art/banners/<id>.<language>.svg`
 * (`?shape=tall` for phones), `/art/scenes/<name>.svg`,
 * `/art/brand.svg`, `/art/favicon.svg`, `/art/app/<file>`. With the `?v=` that `Pictures.addressOf`
 * writes it may be kept for ever; what another `v` named is not here any more, so what is goes out for an hour.
 */
export function artRoutes({ pictures, shownBanners, currentCatalogue }: ArtRoutesParts): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  // Names are looked up whole among the known ones, so no path can lead anywhere else.
  app.get('/art/*', async ({ req, notFound }) => {
    // This process may not have been asked for banners or games yet, or not since one was changed.
    if (req.path.startsWith('/art/banners/')) await shownBanners.list();
    if (/^\/art\/(games|vendors)\//.test(req.path)) await currentCatalogue();
    const picture = pictures.at(req.path, req.query('shape') ?? req.query('lang'));
    if (picture === undefined) return notFound();
    const zipped = picture.gzip !== undefined && takesGzip(req.header('accept-encoding') ?? '');
    // Two bodies are two representations, so each has its own tag.
    const etag = `"${picture.hash}${zipped ? '-gzip' : ''}"`;
    const headers = {
      'cache-control': req.query('v') === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    };
    if (names(req.header('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
    return new Response((zipped ? picture.gzip : undefined) ?? picture.plain, {
      headers: { ...headers, 'content-type': picture.contentType, ...(zipped ? { 'content-encoding': 'gzip' } : {}) },
    });
  });
  return app;
}
