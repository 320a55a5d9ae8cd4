import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createServerCloser } from './contract/createServerCloser.ts';

export interface StopTimes {
  /** Milliseconds for which requests are still taken, so that whoever sends them can look for another server. */
  readonly notice?: number;
  /** Milliseconds that requests in flight are given after that. */
  readonly time: number;
}

/**
 * How a server is stopped that nobody has reached yet. After the notice it is closed; whoever is answered during the notice is told to open
 * another connection, for a request that comes just as its connection is closed is lost, and nobody knows whether it was done.
 */
export function createServerStop(server: Server): (times: StopTimes) => Promise<void> {
  const close = createServerCloser(server);
  return async ({ notice = 0, time }) => {
    if (!server.listening) return;
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (notice > 0) await wait(notice);
    await close(time);
  };
}
