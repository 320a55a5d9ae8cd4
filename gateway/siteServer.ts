import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { keepAliveBehindProxy, slowClientLimits } from './contract/serverLimits.ts';

/** Without a proxy before it. */
export const siteServerLimits = { ...slowClientLimits, keepAliveTimeout: 5_000, maxHeaderSize: 16_384 } as const;
export const behindProxyLimits = { ...siteServerLimits, keepAliveTimeout: keepAliveBehindProxy } as const;

/** A server with limits for clients that are slow on purpose. Listens nowhere yet. */
export function createSiteServer(handle: RequestListener, limits: ServerOptions = siteServerLimits): Server {
  const server = createServer(limits, handle);
  server.maxHeadersCount = 100;
  return server;
}
