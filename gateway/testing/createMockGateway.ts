import { fileURLToPath } from 'node:url';
import { type ExecutionResult, type GraphQLSchema, printSchema } from 'graphql';
import { type Clock, systemClock } from '../clock.ts';
import type { Language } from '../context.ts';
import type { EventTargetOfMembers } from '../live/sharedEvents.ts';
import { createOperations, readPersisted } from '../execution/operations.ts';
import type { TrustedProxies } from '#contract/forwardedAddress.ts';
import { type Log, silentLog } from '../log.ts';
import { createGateway } from '../server.ts';
import { createSiteCookies } from '../siteCookies.ts';
import { sessionKeyOf } from '../sessionKeys.ts';
import { createSessionSeal } from '../sessionSeal.ts';
import { fakeImageHosts, fakeLaunchHosts, fakeOrigin, fakeSiteOrigin as siteOrigin } from './fakeOperator/fakeBrand.ts';
import { createFakeUpstream, type FakeUpstream, type FakeUpstreamOptions } from './fakeOperator/fakeUpstream.ts';
import { graphqlPath } from './graphqlPath.ts';
import { keepOwnBytes } from './keepOwnBytes.ts';
import { isPersona, type Persona, personaProblem, personas } from './personas.ts';
import { resultsOf } from './resultsOf.ts';
import { seededRandom } from './seededRandom.ts';
import { siteParts } from './siteParts.ts';
import { optionProblem } from './optionProblem.ts';

export interface MockGatewayOptions extends FakeUpstreamOptions {
  /** Who is signed in from the start; a guest if left out. */
  readonly persona?: Persona;
  /** Another one whose browser and operator this one is in front of, too, with faults of its own. */
  readonly sharing?: MockGateway;
  /** Proxies whose word about the visitor's address is taken; none if left out. */
  readonly trustedProxies?: TrustedProxies;
  /** What gateway and operator go by; that of the machine if left out. */
  readonly clock?: Clock;
  /** Where the gateway writes what went wrong; nowhere if left out. */
  readonly log?: Log;
  /**
   * Where what is drawn begins: which of several image hosts a session gets, and ids, which persona, clock, faults and latency decide about,
   * too. Left out, every run is another.
   */
  readonly seed?: number;
  /** Hands events to other gateways; left out, there are none. */
  readonly sharedEvents?: EventTargetOfMembers;
  /** The compiler's file of persisted operations; the site's own if left out. */
  readonly persistedFile?: string;
  /** What GraphiQL's pane of headers begins with; left out, it says that none are needed. */
  readonly graphiqlHeaders?: Readonly<Record<string, string>>;
  /** Folder of a built web app; left out, there are no pages. */
  readonly webFolder?: string;
}

/** The whole gateway over an operator in memory. */
export interface MockGateway {
  /**
   * As a browser's: keeps the site's cookies, sends its `Origin`, takes paths of the site. Rejects where an override answered or threw what its
   * call does not, as `ask` does: with that error.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Runs a document and gives the answer's `data` and `errors`, in the brand's first language (`TY`) where none is named. */
  ask(document: string, variables?: Record<string, unknown>, language?: Language): Promise<ExecutionResult>;
  /**
   * Subscribes by a document, in a language as `ask` has it. Leave it by `return()`, or by leaving a `for await`; `upstream.events.tell` says
   * that something happens.
   */
  subscribe(document: string, variables?: Record<string, unknown>, language?: Language): AsyncGenerator<ExecutionResult, void, void>;
  /** Of the gateway's own `graphql` (17), which the package brings along; another version reads `sdl`. */
  readonly schema: GraphQLSchema;
  /** The schema as a text. */
  readonly sdl: string;
  /** Ends streams, as a gateway does that is about to stop. */
  drain(): void;
  /** What the browser holds, by name; a test may change it. */
  cookies(): Promise<Map<string, string>>;
  /** What reached the operator, and the switches for what goes wrong there. */
  readonly upstream: FakeUpstream;
  /** Rejects with what an override has done wrong, where nobody who asked was told. */
  close(): Promise<void>;
}

const sessionKey = sessionKeyOf(Buffer.alloc(32, 7).toString('base64url'));
const examplesFolder = fileURLToPath(new URL('../schema/examples', import.meta.url));

/**
 * `const gateway = createMockGateway({ persona: 'member' }); await gateway.ask('{ viewer { nickname } }')`.
 * Everything between the connection and the operator is real: guard, sessions, schema, client.
 */
export function createMockGateway(given: MockGatewayOptions = {}): MockGateway {
  keepOwnBytes();
  const problem = optionProblem<keyof MockGatewayOptions>(given);
  if (problem !== undefined) throw new TypeError(problem);
  const {
    persona = 'guest',
    persistedFile,
    webFolder,
    graphiqlHeaders,
    trustedProxies = 0,
    clock = systemClock,
    sharedEvents,
    seed,
    sharing,
    log = silentLog(),
    ...options
  } = given;
  if (!isPersona(persona)) throw new TypeError(personaProblem(persona));
  const { schema, operations } = siteParts();
  const upstream = createFakeUpstream({
    ...options,
    clock,
    ...(sharing && { members: sharing.upstream.members, events: sharing.upstream.events }),
  });
  // The machine's clock is another at every run.
  const settings = JSON.stringify([persona, clock === systemClock ? '' : clock.now(), options.faults, options.latency]);
  const gateway = createGateway({
    schema,
    operations: persistedFile === undefined ? operations : createOperations(schema, readPersisted(persistedFile), log),
    send: upstream.send,
    openStream: upstream.events.openStream,
    sharedEvents,
    upstreamOrigin: fakeOrigin,
    merchant: 'SAMPAN',
    assetOrigins: [...fakeImageHosts, ...fakeLaunchHosts],
    sessionKeys: [sessionKey],
    siteOrigin,
    trustedProxies,
    ...(webFolder === undefined ? {} : { webFolder }),
    clock,
    log,
    ...(seed !== undefined && { random: seededRandom(seed, settings) }),
    examplesFolder,
    ...(graphiqlHeaders && { graphiqlHeaders }),
  });
  /** To whoever asked, in place of an answer that says no more than that something went wrong. */
  const tellMistake = (): void => {
    const mistake = upstream.mistakes.shift();
    if (mistake !== undefined) throw mistake;
  };
  let jar: Promise<Map<string, string>> | undefined = sharing?.cookies();

  const fetch: MockGateway['fetch'] = async (input, init) => {
    const isAddress = typeof input === 'string' || input instanceof URL;
    const address = String(input);
    const request = new Request(isAddress ? new URL(address.startsWith('/') ? siteOrigin + address : address, siteOrigin) : input, init);
    const headers = new Headers(request.headers);
    // A page's `Request`, as happy-dom has it, drops those that scripts may not set.
    for (const [name, text] of new Headers(init?.headers)) headers.set(name, text);
    if (!headers.has('origin')) headers.set('origin', siteOrigin);
    // A text body makes `Request` call itself plain text, which the guard would refuse.
    if (isAddress && request.method === 'POST' && !new Headers(init?.headers).has('content-type'))
      headers.set('content-type', 'application/json');
    jar ??= jarOf(persona, clock);
    const held = await jar;
    if (held.size > 0 && !headers.has('cookie')) headers.set('cookie', [...held].map(([name, text]) => `${name}=${text}`).join('; '));
    const response = await gateway.fetch(request, headers, (cookies) => {
      for (const set of cookies) {
        const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (set.includes('Max-Age=0')) held.delete(name);
        else held.set(name, text);
      }
    });
    tellMistake();
    return response;
  };

  return {
    fetch,
    ask: async (query, variables = {}, language) => {
      if (typeof query !== 'string') throw new TypeError('ask takes a document as a text: print(document) makes one');
      const response = await fetch(graphqlPath(language), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as ExecutionResult;
    },
    subscribe: (query, variables = {}, language) => {
      const path = graphqlPath(language);
      return resultsOf(() =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify({ query, variables }),
        }),
      );
    },
    schema,
    get sdl() {
      return printSchema(schema);
    },
    drain: gateway.drain,
    cookies: () => (jar ??= jarOf(persona, clock)),
    upstream,
    async close() {
      await gateway.close();
      tellMistake();
    },
  };
}

/** The cookies of a browser in which the persona has logged in before. */
async function jarOf(persona: Persona, clock: Clock): Promise<Map<string, string>> {
  if (persona === 'guest') return new Map();
  const { token, memberId, account, type, mustChangePassword } = personas[persona];
  const sealed = await createSessionSeal([sessionKey], clock).seal({
    token,
    memberId,
    account,
    type,
    ...(mustChangePassword ? { mustChangePassword } : {}),
  });
  const [, name = '', text = ''] = /^([^=]+)=([^;]*)/.exec(createSiteCookies(false).session.set(sealed)) ?? [];
  return new Map([[name, text]]);
}
