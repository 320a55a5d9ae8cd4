import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed } from '../refusal.ts';
import type { UpstreamClient } from '../../upstream/client.ts';
import type { HeaderList } from '../securityHeaders.ts';

/** Tells machines whether this process lives, and whether it should be sent visitors. */
export interface Health {
  /** Answers whether all is well and, of readiness, which calls do not fit; what is wrong with them is for the log alone. Returns the status. */
  send(readiness: boolean, request: IncomingMessage, response: ServerResponse): Promise<number>;
  /** From now on not ready, whatever the operator does. */
  drain(): void;
}

export function createHealth(operator: Pick<UpstreamClient, 'isReachable' | 'misfits'>, headers: HeaderList): Health {
  let draining = false;
  return {
    async send(readiness, request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
      const well = !readiness || (!draining && (await operator.isReachable()) && !draining);
      const misfits = readiness ? [...operator.misfits().keys()].map((call) => `${call} does not fit the contract\n`) : [];
      const body = `${well ? 'ok' : 'unavailable'}\n${misfits.join('')}`;
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
