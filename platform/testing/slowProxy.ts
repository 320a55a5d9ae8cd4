import { setTimeout } from 'node:timers/promises';
import { openLocalServer, type LocalServer } from './hostileServer.ts';

/** A server of this machine that hands everything on to another one, and every answer back only after a while. */
export interface SlowProxy extends LocalServer {
  /** Paths that it was asked for. */
  readonly asked: readonly string[];
}

/** `target` is an origin; each answer takes `delay` milliseconds at least. */
export async function openSlowProxy(target: string, delay: number): Promise<SlowProxy> {
  const asked: string[] = [];
  const server = await openLocalServer((request, response) => {
    asked.push(request.url ?? '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const handOn = async (): Promise<void> => {
      await setTimeout(delay);
      const { authorization, 'content-type': type } = request.headers;
      const headers = { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) };
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
        .end(await answer.text());
    };
    // Whoever asked may have gone meanwhile, and the other server with it.
    request.on('end', () => void handOn().catch(() => response.destroy()));
  });
  return {
    url: server.url,
    asked,
    get requests() {
      return server.requests;
    },
    close: server.close,
  };
}
