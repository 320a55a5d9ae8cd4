import { Hono } from 'hono';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Avatars } from './avatars.ts';

/** An id names one picture for good, and another picture has another id: browsers may keep what they got. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'content-type': 'image/jpeg',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `/avatars/<id>.jpg`: what a member goes by, for whoever was told its id. Nothing lists them, and no name leads to one. */
export function avatarRoutes({ avatars }: { readonly avatars: Avatars }): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  app.get('/avatars/:name{[A-Za-z0-9_-]{43}\\.jpg}', async ({ req, notFound }) => {
    const picture = await avatars.find(req.param('name').slice(0, -'.jpg'.length));
    return picture ? new Response(picture, { headers }) : notFound();
  });
  return app;
}
