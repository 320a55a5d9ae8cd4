import { fileURLToPath } from 'node:url';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { systemClock } from '../clock.ts';
import type { Language } from '../context.ts';
import { createOperations, readPersisted } from '../execution/operations.ts';
import { silentLog } from '../log.ts';
import { createSchema } from '../schema/schema.ts';
import { createGateway } from '../server.ts';
import { createSessionCookie } from '../sessionCookie.ts';
import { sessionKeyOf } from '../sessionKeys.ts';
import { createSessionSeal } from '../sessionSeal.ts';
import { fakeImageHosts, fakeLaunchHosts, fakeOrigin } from './fakeBrand.ts';
import { createFakeUpstream, type FakeUpstream, type FakeUpstreamOptions } from './fakeUpstream.ts';
import { type Persona, personas } from './personas.ts';

export interface MockGatewayOptions extends FakeUpstreamOptions {
  /** Who is signed in from the start; a guest if left out. */
  readonly persona?: Persona;
  /** The compiler's file of persisted operations; the site's own if left out. */
  readonly persistedFile?: string;
}

/** The whole gateway over an operator in memory. */
export interface MockGateway {
  /** As a browser's: keeps the session cookie, sends its `Origin`, takes paths of the site. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  /** Runs a document and gives the answer's `data` and `errors`. */
  ask(document: string, variables?: Record<string, unknown>, language?: Language): Promise<ExecutionResult>;
  readonly schema: GraphQLSchema;
  /** What reached the operator, and the switches for what goes wrong there. */
  readonly upstream: FakeUpstream;
  close(): Promise<void>;
}

const siteOrigin = 'http://localhost:3000';
const sessionKey = sessionKeyOf(Buffer.alloc(32, 7).toString('base64url'));
const examplesFolder = fileURLToPath(new URL('../schema/examples', import.meta.url));
const sitePersisted = fileURLToPath(new URL('../../web/relay/persisted.json', import.meta.url));

/**
 * `const gateway = createMockGateway({ persona: 'member' }); await gateway.ask('{ viewer { nickname } }')`.
 * Everything between the connection and the operator is real: guard, sessions, schema, client.
 */
export function createMockGateway({ persona = 'guest', persistedFile = sitePersisted, ...options }: MockGatewayOptions = {}): MockGateway {
  const schema = createSchema();
  const upstream = createFakeUpstream(options);
  const gateway = createGateway({
    schema,
    operations: createOperations(schema, readPersisted(persistedFile), silentLog()),
    send: upstream.send,
    upstreamOrigin: fakeOrigin,
    merchant: 'SAMPAN',
    assetOrigins: [...fakeImageHosts, ...fakeLaunchHosts],
    sessionKeys: [sessionKey],
    siteOrigin,
    examplesFolder,
  });
  let cookie: Promise<string> | undefined;

  const fetch: MockGateway['fetch'] = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, siteOrigin) : input, init);
    const headers = new Headers(request.headers);
    if (!headers.has('origin')) headers.set('origin', siteOrigin);
    // A text body makes `Request` call itself plain text, which the guard would refuse.
    if (typeof input === 'string' && request.method === 'POST' && !new Headers(init?.headers).has('content-type')) headers.set('content-type', 'application/json');
    cookie ??= cookieOf(persona);
    const held = await cookie;
    if (held !== '' && !headers.has('cookie')) headers.set('cookie', held);
    const response = await gateway.fetch(new Request(request, { headers }));
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = Promise.resolve(set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? ''));
    return response;
  };

  return {
    fetch,
    ask: async (query, variables = {}, language = 'TY') => {
      const response = await fetch(`/graphql?lang=${language}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) });
      return (await response.json()) as ExecutionResult;
    },
    schema,
    upstream,
    close: gateway.close,
  };
}

/** The `Cookie` header of a browser in which the persona has logged in before. */
async function cookieOf(persona: Persona): Promise<string> {
  if (persona === 'guest') return '';
  const { token, memberId, account, type } = personas[persona];
  const sealed = await createSessionSeal([sessionKey], systemClock).seal({ token, memberId, account, type });
  return createSessionCookie(false).set(sealed).split(';')[0] ?? '';
}
