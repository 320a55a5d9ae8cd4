import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { portOf } from '#contract/portOf.ts';

/** What a server on this machine may do instead of answering as agreed. */
export const hostility = {
  'an error': (_request, response) => void response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  nothing: () => undefined,
  'a beginning': (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":'),
  'no end': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const write = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', write);
    write();
  },
  'something else': (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
  'an empty object': (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'nothing at all': (request) => void request.socket.destroy(),
} satisfies Readonly<Record<string, RequestListener>>;

export type Hostility = keyof typeof hostility;
export const hostilities = Object.keys(hostility) as readonly Hostility[];

/** A server of this machine, and how often it was asked. */
export interface LocalServer {
  readonly url: string;
  readonly requests: number;
  close(): Promise<void>;
}

export async function openLocalServer(answer: RequestListener): Promise<LocalServer> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    get requests() {
      return requests;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
