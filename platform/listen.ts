import { createServer, type ServerOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createServerCloser } from '#contract/createServerCloser.ts';
import { areReadableHeaders, isReadableTarget } from '#contract/readable.ts';
import { dataPolicy } from '#contract/securityHeaders.ts';
import { keepAliveBehindProxy, slowClientLimits } from '#contract/serverLimits.ts';
import { getRequestListener } from '@hono/node-server';
import type { Platform } from './app.ts';
import { portOf } from '#contract/portOf.ts';

export interface Listening {
  /** Origin, with the port that was really taken. */
  readonly address: string;
  /** What answers. */
  readonly platform: Platform;
  /** Takes no new connections; those in flight may end within `grace` milliseconds, then they are cut. What is being made for whoever has gone may end as well. */
  close(grace: number): Promise<void>;
}

/** The gateway, and proxies, keep their connections to it. */
export const platformServerLimits = { ...slowClientLimits, keepAliveTimeout: keepAliveBehindProxy } as const;

/** Of what is answered without the platform. */
const headers = { 'content-security-policy': dataPolicy, 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/** Milliseconds for the answers that nobody waits for any more, once all others are given. */
const abandonedGrace = 2_000;

/**
 * Listens, and answers with the platform that `serve` makes for the address that was taken. Rejects
 * with the system's error where the port cannot be had.
 */
export async function listen(
  serve: (address: string) => Platform,
  { host, port, limits = platformServerLimits }: { readonly host: string; readonly port: number; readonly limits?: ServerOptions },
): Promise<Listening> {
  let platform: Platform | undefined;
  /** What is at the store, whether or not anybody still waits for it. */
  const underWay = new Set<Promise<unknown>>();
  const server = createServer(
    limits,
    getRequestListener(
      async (request, { incoming }) => {
        if (!isReadableTarget(incoming.url ?? '') || !areReadableHeaders(incoming.rawHeaders))
          return new Response(null, { status: 400, headers });
        if (!platform) return new Response(null, { status: 503, headers });
        const answer = platform.answer(request, incoming.socket.remoteAddress);
        underWay.add(answer);
        return answer.finally(() => underWay.delete(answer));
      },
      // HTTP/1.0, by which some balancers ask how it is, names none; what is for this machine alone is not for who names nothing.
      { hostname: 'unnamed.invalid' },
    ),
  );
  const closeServer = createServerCloser(server);
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, resolve);
  });
  const taken = portOf(server);
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
  const served = serve(address);
  platform = served;

  return {
    address,
    platform: served,
    async close(grace) {
      await closeServer(grace);
      const enough = new AbortController();
      const longest = wait(Math.min(grace, abandonedGrace), undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([Promise.allSettled(underWay), longest]);
      enough.abort();
    },
  };
}
