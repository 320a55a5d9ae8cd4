import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks at what has fallen idle. */
const pause = 50;
/** Milliseconds that whoever has just connected is given to ask. */
const usualSilence = 500;

/**
 * How a server is closed that nobody has reached yet. It takes no new connections, lets the requests in flight end for `grace` milliseconds, and cuts what is
 * left then. Connections that are kept alive are closed as they fall idle. So are those over which nothing has ever come: browsers
 * open some ahead of what they may ask, and for Node they are under way, so that one of them would hold up the end for all of the grace.
 */
export function createServerCloser(server: Server, silence = usualSilence): (grace: number) => Promise<void> {
  const openedAt = new Map<Socket, number>();
  server.on('connection', (connection: Socket) => {
    openedAt.set(connection, performance.now());
    connection.once('close', () => openedAt.delete(connection));
  });
  const closeIdle = (): void => {
    server.closeIdleConnections();
    const latest = performance.now() - silence;
    for (const [connection, at] of openedAt) if (connection.bytesRead === 0 && at <= latest) connection.destroy();
  };
  return async (grace) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Once what has arrived is read: after a moment in which nothing else ran, a request may wait there.
    const idle = setInterval(() => setImmediate(closeIdle), pause);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
  };
}
