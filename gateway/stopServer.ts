import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface StopTimes {
  /** Milliseconds for which requests are still taken, so that whoever sends them can look for another server. */
  readonly notice?: number;
  /** Milliseconds that requests in flight are given after that. */
  readonly time: number;
}

/**
 * After the notice it takes no new connections, lets the requests in flight finish, and closes what is left when their time is over. Connections
 * that are kept alive are closed as they fall idle; whoever is answered during the notice is told to open another one, for a request that
 * comes just as its connection is closed is lost, and nobody knows whether it was done.
 */
export async function stopServer(server: Server, { notice = 0, time }: StopTimes): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  if (notice > 0) await wait(notice);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), time);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
