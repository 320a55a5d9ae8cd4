import { Hono } from 'hono';
import { countDead, type JobMetrics } from '../jobs/jobMetrics.ts';
import type { PlatformParts } from '../parts.ts';
import { thisMachineOnly } from './thisMachineOnly.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it takes requests and reaches its store; how many jobs were given up there stands
 * beside it, and keeps nobody away. `/metrics`, for this machine alone: jobs by kind, in Prometheus' text format.
 */
export function healthRoutes({ db }: PlatformParts, isReady: () => boolean, metrics: JobMetrics): Hono {
  const app = new Hono();
  app.get('/health/live', ({ json }) => json({ status: 'live' }));
  app.get('/health/ready', async ({ json }) => {
    const dead = isReady() ? await countDead(db).catch(() => undefined) : undefined;
    if (dead === undefined) return json({ status: 'not ready' }, 503);
    return json({ status: 'ready', deadJobs: [...dead.values()].reduce((sum, count) => sum + count, 0) });
  });
  app.get('/metrics', thisMachineOnly, async ({ body }) => body(await metrics.text(), 200, { 'content-type': metrics.contentType }));
  return app;
}
