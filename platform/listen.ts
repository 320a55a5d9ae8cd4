import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Platform } from './app.ts';

export interface Listening {
  /** Origin, with the port that was really taken. */
  readonly address: string;
  /** Takes no new connections; those in flight may end within `grace` milliseconds, then they are cut. */
  close(grace: number): Promise<void>;
}

/**
 * Listens, and answers with the platform that `serve` makes for the address that was taken. Rejects
 * with the system's error where the port cannot be had.
 */
export async function listen(
  serve: (address: string) => Platform,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  let platform: Platform | undefined;
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000 },
    getRequestListener(async (request, { incoming }) => {
      if (!platform) return new Response(null, { status: 503 });
      return platform(request, incoming.socket.remoteAddress);
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  platform = serve(address);

  return {
    address,
    close: (grace) =>
      new Promise((resolve) => {
        // A connection kept alive becomes idle only when its request in flight has been answered.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        const cut = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
