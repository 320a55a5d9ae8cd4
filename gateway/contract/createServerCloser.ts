import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks at what has fallen idle. */
const pause = 50;

/**
 * How a server is closed that nobody has reached yet. It takes no new connections, lets the requests in flight end for `grace` milliseconds, and cuts what is
 * left then. Connections that are kept alive are closed as they fall idle. So are those over which nothing has ever come: browsers
 * open some ahead of what they may ask, and for Node they are under way, so that one of them would hold up the end for all of the grace.
 */
export function createServerCloser(server: Server): (grace: number) => Promise<void> {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  return async (grace) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(closeIdle, pause);
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
  };
}
