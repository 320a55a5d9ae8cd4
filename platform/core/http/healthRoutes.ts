import { sql } from 'kysely';
import { Hono } from 'hono';
import type { PlatformParts } from '../parts.ts';

/** `/health/live`: the process answers. `/health/ready`: it takes requests and reaches its store. */
export function healthRoutes({ db }: PlatformParts, isReady: () => boolean): Hono {
  const app = new Hono();
  app.get('/health/live', ({ json }) => json({ status: 'live' }));
  app.get('/health/ready', async ({ json }) => {
    const reached =
      isReady() &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ));
    return reached ? json({ status: 'ready' }) : json({ status: 'not ready' }, 503);
  });
  return app;
}
