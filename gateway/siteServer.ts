import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** Who is slow with headers is gone after ten seconds, with a body after fifteen: Node looks once in every interval. */
export const siteServerLimits = {
  headersTimeout: 9_000,
  connectionsCheckingInterval: 1_000,
  requestTimeout: 14_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
} as const;

/**
 * Behind proxies, which keep connections to the site for later visitors, nginx for a minute: whoever closes one first cuts off what the other has
 * just sent, and a write that is lost so is sent again by no proxy. It has to be the proxy.
 */
export const behindProxyLimits = { ...siteServerLimits, keepAliveTimeout: 65_000 } as const;

/** A server with limits for clients that are slow on purpose. Listens nowhere yet. */
export function createSiteServer(handle: RequestListener, limits: ServerOptions = siteServerLimits): Server {
  const server = createServer(limits, handle);
  server.maxHeadersCount = 100;
  return server;
}
