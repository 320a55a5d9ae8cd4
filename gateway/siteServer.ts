import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { type BodyPace, keepBodyPace } from './bodyPace.ts';
import { keepAliveBehindProxy, slowClientLimits } from './contract/serverLimits.ts';
import { bodyCap } from './http/graphql/readBody.ts';

export interface SiteServerLimits extends ServerOptions {
  readonly bodyPace: BodyPace;
}

/** Without a proxy before it. */
export const siteServerLimits = {
  ...slowClientLimits,
  /** Of these a document has one, since it is smaller than what a picture has to bring in each. */
  bodyPace: { window: slowClientLimits.requestTimeout, bytes: bodyCap },
  /** For a picture of the largest size: 0.7 Mbit/s. */
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
} as const satisfies SiteServerLimits;
export const behindProxyLimits = { ...siteServerLimits, keepAliveTimeout: keepAliveBehindProxy } as const;

/** A server with limits for clients that are slow on purpose. Listens nowhere yet. */
export function createSiteServer(handle: RequestListener, { bodyPace, ...limits }: SiteServerLimits = siteServerLimits): Server {
  const server = createServer(limits, (request, response) => {
    keepBodyPace(request, response, bodyPace);
    handle(request, response);
  });
  server.maxHeadersCount = 100;
  return server;
}
