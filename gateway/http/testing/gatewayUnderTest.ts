import { request as send, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import {
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { Context } from '../../context.ts';
import { balance } from '../../contract/money/wallet.ts';
import { systemStatus } from '../../contract/system/site.ts';
import { idOf } from '../../execution/operation.ts';
import { createOperations } from '../../execution/operations.ts';
import { silentLog } from '../../log.ts';
import { createGateway, type Gateway, type GatewayParts } from '../../server.ts';
import { createSiteServer } from '../../siteServer.ts';
import { type SessionKey, sessionKeyOf } from '../../sessionKeys.ts';
import { answered, statusOf } from '../../upstream/testing/fakeAnswers.ts';
import { UpstreamFault } from '../../upstream/failure.ts';
import type { Send } from '../../upstream/transport/send.ts';
import { portOf } from '../../contract/portOf.ts';

export const siteOrigin = 'http://localhost:3000';
export const keyOf = (byte: number): SessionKey => sessionKeyOf(Buffer.alloc(32, byte).toString('base64url'));
export const secretError = 'connect ECONNREFUSED /home/x/a.ts:1 SELECT password FROM member at operator.internal';

/** What the resolvers of the small schema did. */
export interface Counts {
  brand: number;
  paid: number;
  /** Streams of `ticks` that have ended. */
  ended: number;
}

const unprintable = new GraphQLScalarType({
  name: 'Unprintable',
  serialize: () => ({
    toJSON: () => {
      throw new Error(secretError);
    },
  }),
});
const text = { type: GraphQLString };

const failures: Readonly<Record<string, () => unknown>> = {
  error: () => {
    throw new Error(secretError);
  },
  fault: () => {
    throw new UpstreamFault(secretError);
  },
  text: () => Promise.reject(secretError),
  wrapped: () => {
    throw new GraphQLError(secretError, { originalError: new Error(secretError) });
  },
  known: () => {
    throw new GraphQLError('That one is taken.', { extensions: { code: 'TAKEN' } });
  },
};

/** As what comes from a pub/sub: it can be ended while the next event is waited for. A negative count never ends by itself. */
function ticksUpTo(count: number, onEnd: () => void): AsyncIterableIterator<number> {
  let tick = 0;
  const end = () => Promise.resolve({ done: true as const, value: undefined });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () =>
      tick < Math.abs(count) ? Promise.resolve({ done: false as const, value: (tick += 1) }) : count < 0 ? new Promise(() => {}) : end(),
    return: () => {
      onEnd();
      return end();
    },
  };
}

/** A schema with one thing of each kind that the transport treats differently. */
export function smallSchema(counts: Counts): GraphQLSchema {
  const brand = async (_source: unknown, { suffix }: { suffix?: string }, { upstream }: Context) => {
    counts.brand += 1;
    return (await upstream.call(systemStatus, {})).info.whitelabel.brandName + (suffix ?? '');
  };
  const self: GraphQLObjectType = new GraphQLObjectType({
    name: 'Self',
    fields: () => ({ name: { ...text, resolve: () => 'self' }, self: { type: self, resolve: () => ({}) } }),
  });
  const query = new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      brand: { ...text, args: { suffix: text }, extensions: { public: true }, resolve: brand },
      publicToken: { ...text, extensions: { public: true }, resolve: (_source, _args, { session }) => session.current?.token ?? 'none' },
      publicFailure: { ...text, extensions: { public: true }, resolve: () => failures['error']?.() },
      account: { ...text, resolve: (_source, _args, { session }) => session.current?.account ?? 'guest' },
      balance: { ...text, resolve: async (_source, _args, { upstream }) => (await upstream.call(balance, {})).sumBalance },
      failure: {
        ...text,
        args: { kind: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: (_source, { kind }) => failures[kind as string]?.(),
      },
      unprintable: { type: unprintable, resolve: () => 1 },
      numbers: {
        ...text,
        args: {
          numbers: { type: new GraphQLList(GraphQLInt) },
          box: { type: new GraphQLInputObjectType({ name: 'Box', fields: { word: text } }) },
        },
        resolve: (_source, args) => JSON.stringify(args),
      },
      self: { type: self, resolve: () => ({}) },
    },
  });
  const mutation = new GraphQLObjectType<unknown, Context>({
    name: 'Mutation',
    fields: {
      logIn: {
        ...text,
        args: { account: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: (_source, { account }, { session }) => {
          session.open({ token: `token-of-${account}-0123456789`, memberId: account as string, account: account as string, type: 0 });
          return account;
        },
      },
      logOut: {
        ...text,
        resolve: (_source, _args, { session }) => {
          session.leave();
          return 'out';
        },
      },
      pay: { ...text, resolve: () => String((counts.paid += 1)) },
    },
  });
  const subscription = new GraphQLObjectType<unknown, Context>({
    name: 'Subscription',
    fields: {
      ticks: {
        type: GraphQLInt,
        args: { count: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (tick, _args, { session }) => {
          if (session.current?.account === 'nobody') throw new Error(secretError);
          return tick;
        },
        subscribe: (_source, { count }) => ticksUpTo(count as number, () => (counts.ended += 1)),
      },
      news: { ...text, resolve: () => 'news', subscribe: (_source, _args, { live }) => live.follow('linh', 'balance') },
    },
  });
  return new GraphQLSchema({ query, mutation, subscription });
}

const openVisit = { info: { analytics: {} }, location: { ip: '127.0.0.1', country: 'VN' }, maintenance: false, regionRestriction: false };
/** An operator that knows its brand, and tells every token a balance of its own. */
export const smallOperator: Send = async ({ path, headers }) => {
  if (path.startsWith('/wps/system/status')) return answered(statusOf('Sampan'));
  if (path.startsWith('/wps/system/permission')) return answered(openVisit);
  if (path.startsWith('/wps/v2/wallets/balance'))
    return answered({ sumBalance: String(headers['authorization']?.length), currency: 'PLAY' });
  return { status: 404, text: '{}' };
};

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

export interface GatewayUnderTest {
  readonly gateway: Gateway;
  readonly counts: Counts;
  readonly port: number;
  /** Sends exactly what it is told. */
  send(target: string, sent?: Sent): Promise<Answered>;
  /** Asks for a persisted document, as the site's own page does: queries by GET, the rest by POST. */
  ask(document: string, options?: { readonly variables?: unknown; readonly headers?: Readonly<Record<string, string>> }): Promise<Answered>;
  close(): Promise<void>;
}

/** A gateway behind a real server on a port of the system's choice. `documents` are its persisted operations. */
export async function startGateway(documents: readonly string[], parts: Partial<GatewayParts> = {}): Promise<GatewayUnderTest> {
  const counts: Counts = { brand: 0, paid: 0, ended: 0 };
  const schema = smallSchema(counts);
  const operations = createOperations(schema, new Map(documents.map((document) => [idOf(document), document])), silentLog());
  const gateway = createGateway({
    schema,
    operations,
    send: smallOperator,
    upstreamOrigin: 'http://operator.internal',
    merchant: 'SAMPAN',
    assetOrigins: ['https://img.example'],
    sessionKeys: [keyOf(1)],
    siteOrigin,
    ...parts,
  });
  const server = createSiteServer(gateway.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);

  const sendTo = (target: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const request = send(
        { host: '127.0.0.1', port, path: target, method, headers: headers as Record<string, string>, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }),
          );
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(body);
    });

  return {
    gateway,
    counts,
    port,
    send: sendTo,
    ask: (document, { variables, headers = {} } = {}) => {
      const query = `${variables === undefined ? '' : `&variables=${encodeURIComponent(JSON.stringify(variables))}`}&lang=EN&cdnBucket=0`;
      if (document.startsWith('query') || document.startsWith('{')) return sendTo(`/graphql?id=${idOf(document)}${query}`, { headers });
      return sendTo('/graphql?lang=EN', {
        method: 'POST',
        headers: { origin: siteOrigin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ id: idOf(document), variables }),
      });
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await gateway.close();
    },
  };
}

/** The `Cookie` header that a browser would send after this answer. */
export const cookieAfter = ({ headers }: Answered): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
