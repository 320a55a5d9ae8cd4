import { Hono } from 'hono';
import { countDead, type JobMetrics } from '../jobs/jobMetrics.ts';
import type { PlatformParts } from '../parts.ts';
import type { PlatformEnvironment } from './platformEnvironment.ts';
import { thisMachineOnly } from './thisMachineOnly.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it takes requests, reaches its store and has its keys; how many jobs were given up
 * there stands beside it, and keeps nobody away. `/metrics`, for this machine alone, in Prometheus' text format: jobs by kind, and why no money moves.
 */
export function healthRoutes(
  { db }: PlatformParts,
  isReady: () => boolean,
  missingKeys: () => readonly string[],
  metrics: JobMetrics,
): Hono<PlatformEnvironment> {
  const app = new Hono<PlatformEnvironment>();
  app.get('/health/live', ({ json }) => json({ status: 'live' }));
  app.get('/health/ready', async ({ json }) => {
    const keys = missingKeys();
    if (keys.length > 0) return json({ status: 'not ready', reason: 'secret_key_missing', keys }, 503);
    const dead = isReady() ? await countDead(db).catch(() => undefined) : undefined;
    if (dead === undefined) return json({ status: 'not ready' }, 503);
    return json({ status: 'ready', deadJobs: [...dead.values()].reduce((sum, count) => sum + count, 0) });
  });
  app.get('/metrics', thisMachineOnly, async ({ body }) => body(await metrics.text(), 200, { 'content-type': metrics.contentType }));
  return app;
}
