import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { createMockGateway, type MockGateway } from '../createMockGateway.ts';
import { defaultSettings, type MockSettings, readMockSettings, UnreadableSetting } from './mockSettings.ts';

/** The mock gateway on a port, for whoever cannot import it. */
export interface MockServer {
  /** Listens nowhere yet. */
  readonly server: Server;
  close(): Promise<void>;
}

/** A header for each setting, such as `x-mock-persona`. */
const prefix = 'x-mock-';
const forwarded = ['accept', 'content-type', 'if-none-match'];
/** Of the connection, of the moment, or of a browser that this one is in place of. */
const kept = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'strict-transport-security',
  'transfer-encoding',
]);
const mostBody = 1_000_000;
/** Combinations of settings that are remembered; older ones begin anew. */
const mostGateways = 30;

const textOf = (request: IncomingMessage, name: keyof MockSettings): string | undefined => {
  const given = request.headers[`${prefix}${name}`];
  return typeof given === 'string' ? given : undefined;
};

/** Pages of any origin may ask: there is nothing here that belongs to anybody. */
function corsOf({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  return {
    'Access-Control-Allow-Origin': origin ?? '*',
    ...(origin !== undefined && { 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' }),
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? 'content-type',
    'Access-Control-Max-Age': '600',
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBody) throw new UnreadableSetting('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Serves `/graphql`, GraphiQL among it. `flags` hold for requests that do not say otherwise in a header of their own. Requests of the same
 * persona, seed and clock are of one browser and one operator: what they change stays changed, whatever faults come in between.
 */
export function createMockServer(flags: MockSettings = defaultSettings): MockServer {
  const worlds = new LRUCache<string, MockGateway>({ max: mostGateways });
  const gateways = new LRUCache<string, MockGateway>({ max: mostGateways, dispose: (gateway) => void gateway.close() });

  const gatewayFor = ({ persona, seed, clock, faults, latency }: MockSettings): MockGateway => {
    const world = JSON.stringify([persona, seed, clock]);
    const key = JSON.stringify([world, faults, latency]);
    const known = gateways.get(key);
    if (known) return known;
    const sharing = worlds.get(world);
    const gateway = createMockGateway({ persona, seed, clock: { now: () => clock }, faults, latency, ...(sharing && { sharing }) });
    if (!sharing) worlds.set(world, gateway);
    gateways.set(key, gateway);
    return gateway;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const settings = readMockSettings(
      {
        persona: textOf(request, 'persona'),
        seed: textOf(request, 'seed'),
        clock: textOf(request, 'clock'),
        faults: textOf(request, 'faults'),
        latency: textOf(request, 'latency'),
      },
      flags,
    );
    const { method = 'GET', url = '/' } = request;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request);
    const headers = forwarded.flatMap((name): [string, string][] => {
      const given = request.headers[name];
      return typeof given === 'string' ? [[name, given]] : [];
    });
    const answer = await gatewayFor(settings).fetch(url, { method, headers, ...(body !== undefined && { body }) });
    const answered = [...answer.headers].filter(([name]) => !kept.has(name) && name !== 'vary');
    response.writeHead(answer.status, { ...Object.fromEntries(answered), ...corsOf(request) });
    if (answer.body === null) return void response.end();
    const stream = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
    response.on('close', () => stream.destroy());
    stream.on('error', () => response.destroy()).pipe(response);
  };

  const server = createServer((request, response) => {
    // Two runs answer alike, to the byte.
    response.sendDate = false;
    // No `URL`: it throws for some of what a request may ask for.
    const [pathname] = (request.url ?? '/').split('?');
    if (request.method === 'OPTIONS') return void response.writeHead(204, corsOf(request)).end();
    if (pathname === '/') return void response.writeHead(307, { Location: '/graphql' }).end();
    forward(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const isSetting = error instanceof UnreadableSetting;
      const told = {
        message: isSetting ? error.message : String(error),
        extensions: { code: isSetting ? 'UNREADABLE_SETTING' : 'INTERNAL' },
      };
      response.writeHead(isSetting ? 400 : 500, { 'Content-Type': 'application/json', ...corsOf(request) });
      response.end(JSON.stringify({ errors: [told] }));
    });
  });
  return {
    server,
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all([...gateways.values()].map((gateway) => gateway.close()));
    },
  };
}
