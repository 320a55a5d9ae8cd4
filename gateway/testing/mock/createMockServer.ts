import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { uploadLimits } from '#contract/content/feedback.ts';
import { HttpRefusal, tooLarge } from '../../http/refusal.ts';
import { type Log, silentLog } from '../../log.ts';
import { didYouMean } from '../didYouMean.ts';
import { rewriteOrigin } from '../rewriteOrigin.ts';
import { createMockGateway, type MockGateway } from '../createMockGateway.ts';
import { openToPages } from '../openToPages.ts';
import { defaultSettings, type MockSettings, mockSettingTexts, readMockSettings, UnreadableSetting } from './mockSettings.ts';

/** The mock gateway on a port, for whoever cannot import it. */
export interface MockServer {
  /** Listens nowhere yet. */
  readonly server: Server;
  close(): Promise<void>;
}

/** A header for each setting, such as `x-mock-persona`. */
const prefix = 'x-mock-';
const settingHeaders: readonly string[] = Object.keys(defaultSettings).map((name) => prefix + name);
/** What GraphiQL's pane of headers begins with: all that the mock takes, as it stands. */
const headersIn = (settings: MockSettings): Readonly<Record<string, string>> => ({
  'x-note':
    'Change these, as npm run mock -- --help says: member, balance=fail,gameList=slow:2000. Texts come in the language of the address: /graphql?lang=EN',
  ...Object.fromEntries(Object.entries(mockSettingTexts(settings)).map(([name, text]) => [prefix + name, text])),
});
const forwarded = ['accept', 'content-encoding', 'content-type', 'if-none-match'];
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
/** Room for a picture that the gateway has to refuse by itself. */
const maxBody = 2 * uploadLimits.bytes;
/** Combinations of settings that are remembered, a third of a megabyte each: more than a suite has tests at once. Older ones begin anew. */
const maxGateways = 100;

const textOf = (request: IncomingMessage, name: keyof MockSettings): string | undefined => {
  const given = request.headers[`${prefix}${name}`];
  return typeof given === 'string' ? given : undefined;
};

/** A browser that keeps a public answer for its five seconds asks anew where a setting is another: by a test's next line, mostly. */
const vary = ['Origin', ...settingHeaders].join(', ');
const corsOf = ({ headers }: IncomingMessage) => ({
  ...openToPages(headers.origin, headers['access-control-request-headers']),
  Vary: vary,
});

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end all the same: who is still sending would not hear why it is refused.
    if (size <= maxBody) chunks.push(chunk);
  }
  if (size > maxBody) throw tooLarge();
  // Byte by byte, as a picture is no text.
  return Uint8Array.from(Buffer.from(rewriteOrigin(Buffer.concat(chunks).toString('latin1'), request.headers.origin), 'latin1'));
}

/**
 * Serves `/graphql`, GraphiQL among it. `flags` hold for requests that do not say otherwise in a header of their own. Requests of the same
 * persona, seed and clock are of one browser and one operator: what they change stays changed, whatever faults come in between.
 * `log` is told what lies behind an answer that says no more than a correlation id.
 */
export function createMockServer(flags: MockSettings = defaultSettings, log: Log = silentLog()): MockServer {
  const worlds = new LRUCache<string, MockGateway>({ max: maxGateways });
  const gateways = new LRUCache<string, MockGateway>({ max: maxGateways, dispose: (gateway) => void gateway.close() });

  const gatewayFor = (settings: MockSettings): MockGateway => {
    const { persona, seed, clock, faults, latency } = settings;
    const world = JSON.stringify([persona, seed, clock]);
    const key = JSON.stringify([world, faults, latency]);
    // Looked up for every request, so that none whose gateway is in use is forgotten.
    const sharing = worlds.get(world);
    const known = gateways.get(key);
    if (known) return known;
    const gateway = createMockGateway({
      persona,
      seed,
      clock: { now: () => clock },
      faults,
      latency,
      log,
      graphiqlHeaders: headersIn(settings),
      ...(sharing && { sharing }),
    });
    if (!sharing) worlds.set(world, gateway);
    gateways.set(key, gateway);
    return gateway;
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const unknown = Object.keys(request.headers).find((name) => name.startsWith(prefix) && !settingHeaders.includes(name));
    if (unknown !== undefined)
      throw new UnreadableSetting(`${unknown} is none of ${settingHeaders.join(', ')}${didYouMean(unknown, settingHeaders)}`);
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
    // Who leaves before the answer is to leave nothing behind either, as at the site.
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = await gatewayFor(settings).fetch(url, { method, headers, signal: left.signal, ...(body !== undefined && { body }) });
    const answered = [...answer.headers].filter(([name]) => !kept.has(name) && name !== 'vary');
    response.writeHead(answer.status, { ...Object.fromEntries(answered), ...corsOf(request) });
    if (answer.body === null) return void response.end();
    const stream = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
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
      const isOurs = error instanceof UnreadableSetting || error instanceof HttpRefusal;
      const { status, code } =
        error instanceof HttpRefusal ? error : isOurs ? { status: 400, code: 'UNREADABLE_SETTING' } : { status: 500, code: 'INTERNAL' };
      const told = { message: isOurs ? error.message : String(error), extensions: { code } };
      response.writeHead(status, { 'Content-Type': 'application/json', ...corsOf(request) });
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
