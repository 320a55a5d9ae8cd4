import { once } from 'node:events';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import { Agent, request as send } from 'undici';
import { portOf } from '../contract/portOf.ts';

/** A way to hand a server single requests, as a browser's or a program's. */
export interface FetchHandler {
  /**
   * `headers` go in place of the request's own, of which a page's `Request` keeps only those that scripts may set; `hear` is told the
   * cookies that are set, of which a page's `Response` keeps none.
   */
  fetch(request: Request, headers?: Headers, hear?: (setCookies: readonly string[]) => void): Promise<Response>;
  close(): Promise<void>;
}

/** Header of what goes to the loopback port, by which it is told apart where a suite has all of a process's requests answered. */
export const ownRequest = 'x-own-request';

const bodiless = new Set([204, 304]);

const closed = (cause?: unknown): Error => new Error('The gateway is closed, and answers nothing any more.', { cause });

/** Listens on a loopback port when it is first used. Redirects and encodings come back as they are. */
export function createFetchHandler(makeServer: () => Server): FetchHandler {
  const agent = new Agent({ connections: 64 });
  let listening: Promise<Server> | undefined;
  let isClosed = false;
  const listen = async (): Promise<Server> => {
    const server = makeServer();
    server.listen(0, '127.0.0.1').unref();
    await once(server, 'listening');
    return server;
  };
  return {
    async fetch(request, given = request.headers, hear) {
      if (isClosed) throw closed();
      const server = await (listening ??= listen());
      const { pathname, search, host } = new URL(request.url);
      const answer = await send(`http://127.0.0.1:${portOf(server)}${pathname}${search}`, {
        dispatcher: agent,
        method: request.method as 'GET',
        signal: request.signal,
        headers: { ...Object.fromEntries(given), host, [ownRequest]: 'true' },
        body: request.body === null ? null : Buffer.from(await request.arrayBuffer()),
      }).catch((error: unknown) => {
        // What is under way then is told of the agent, which nobody who asked has heard of.
        throw isClosed ? closed(error) : error;
      });
      hear?.([answer.headers['set-cookie'] ?? []].flat());
      const headers = new Headers();
      for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
      // A stream ends when its reader says so.
      if (headers.get('content-type')?.startsWith('text/event-stream'))
        return new Response(Readable.toWeb(answer.body) as ReadableStream, { status: answer.statusCode, headers });
      const bytes = await answer.body.arrayBuffer();
      return new Response(bodiless.has(answer.statusCode) ? null : bytes, { status: answer.statusCode, headers });
    },
    async close() {
      isClosed = true;
      const server = await listening;
      await agent.destroy();
      server?.close();
      server?.closeAllConnections();
    },
  };
}
