import type { Server } from 'node:http';

/**
 * Takes no new connections, lets the requests in flight finish, and closes what is left after
 * `time` milliseconds. Connections that are kept alive are closed as they fall idle.
 */
export async function stopServer(server: Server, time: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), time);
  await closed;
  clearInterval(idle);
  clearTimeout(force);
}
