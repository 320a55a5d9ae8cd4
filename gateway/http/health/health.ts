import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed } from '../refusal.ts';
import type { HeaderList } from '../securityHeaders.ts';

/** Tells machines whether this process lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers with a constant body: what is wrong is for the log alone. Returns the status. */
  send(readiness: boolean, request: IncomingMessage, response: ServerResponse): Promise<number>;
  /** From now on not ready, whatever the operator does. */
  drain(): void;
}

export function createHealth(isReachable: () => Promise<boolean>, headers: HeaderList): Health {
  let draining = false;
  return {
    async send(readiness, request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
      const well = !readiness || (!draining && (await isReachable()) && !draining);
      const body = well ? 'ok\n' : 'unavailable\n';
      const status = well ? 200 : 503;
      response.writeHead(status, [
        'Content-Type',
        'text/plain; charset=utf-8',
        'Content-Length',
        String(body.length),
        'Cache-Control',
        'no-store',
        ...headers,
      ]);
      response.end(request.method === 'HEAD' ? undefined : body);
      return status;
    },
    drain: () => {
      draining = true;
    },
  };
}
