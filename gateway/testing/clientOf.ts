import { systemClock } from '../clock.ts';
import { silentLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { systemRandom } from '../random.ts';
import { createUpstreamClient, type UpstreamClient } from '../upstream/client.ts';
import type { Send } from '../upstream/transport/send.ts';

/** The client of a gateway without the gateway, for an operator that is really there at `origin`. */
export const clientOf = (send: Send, origin: string): UpstreamClient =>
  createUpstreamClient({
    send,
    origin,
    merchant: 'SAMPAN',
    assetOrigins: [origin],
    clock: systemClock,
    random: systemRandom,
    log: silentLog(),
    metrics: createMetrics({ ofProcess: false }).upstream,
  });
