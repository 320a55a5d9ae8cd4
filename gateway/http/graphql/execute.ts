import type { IncomingHttpHeaders } from 'node:http';
import { type GraphQLError, OperationTypeNode } from 'graphql';
import { type Plugin, processRegularResult, type YogaServerInstance } from 'graphql-yoga';
import type { GraphqlCall, ServerContext } from '../../plugins/ServerContext.ts';
import { notAcceptable } from '../refusal.ts';

/** What Yoga has answered: text, or a stream of events. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | AsyncIterable<Uint8Array>;
}

/** Sends one operation through Yoga and all its plugins. */
export type Execute = (call: GraphqlCall, request: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders }) => Promise<GraphqlAnswer>;

export const newType = 'application/graphql-response+json';
export const oldType = 'application/json';

/** Who takes anything gets the older type, which every client reads, and the newer statuses, which tell more. */
export const takesAnything = (accept: string | undefined): boolean =>
  accept === undefined || accept === '*/*' || (!/application\/(graphql-response\+)?json|text\/event-stream/.test(accept) && /\*\/\*|application\/\*/.test(accept));

export interface ExecuteParts {
  readonly yoga: YogaServerInstance<ServerContext, object>;
  readonly siteOrigin: string;
  /** Those that the gateway was given beside its own. */
  readonly plugins: readonly Plugin[];
  readonly maskError: (error: unknown) => GraphQLError;
}

/** Hooks that want the request or the response, and not only the operation. */
const httpHooks = ['onRequest', 'onResponse', 'onRequestParse', 'onResultProcess', 'instrumentation', 'onPluginInit', 'onYogaInit'] as const;

/** The type of an answer that needs no negotiation; undefined where Yoga has to weigh what is accepted. */
function plainType(accept: string | undefined): typeof newType | typeof oldType | undefined {
  if (takesAnything(accept)) return newType;
  return accept === newType || accept === oldType ? accept : undefined;
}

/**
 * Yoga's Node adapter makes a stream of every body and a Request of every detail of the connection; the guard has
 * read both already. So Yoga is given a Request without a body, and `useGuardedRequest` hands it the parameters.
 *
 * A persisted query or mutation begins at Yoga's parameters, where nobody's plugin asks for the request itself: parsing
 * what is parsed and negotiating over one type take twice as long as all the other stages together (16 against 8 µs).
 */
export function createExecute({ yoga, siteOrigin, plugins, maskError }: ExecuteParts): Execute {
  const { Request } = yoga.fetchAPI;
  const { fetchAPI, getResultForParams } = yoga;
  // With a second context the first is copied; without, every look at it goes through a chain of prototypes, at twice the cost.
  const handleRequest = yoga.handleRequest as (request: Request, context: ServerContext, more: object) => Promise<Response>;
  const address = `${siteOrigin}/graphql`;
  const isHttpWanted = plugins.some((plugin) => httpHooks.some((hook) => plugin[hook] !== undefined));

  const fromParams = async (call: GraphqlCall, request: Request, type: string): Promise<Response> => {
    try {
      return processRegularResult((await getResultForParams({ params: call.params, request }, { call })) ?? {}, fetchAPI, type);
    } catch (error) {
      return processRegularResult({ errors: [maskError(error)] }, fetchAPI, type);
    }
  };

  return async (call, { method = 'GET', headers }) => {
    const anything = takesAnything(headers.accept);
    const request = new Request(address, { method, headers: { ...headers, accept: anything ? newType : headers.accept } as unknown as Record<string, string> });
    const type = plainType(headers.accept);
    const isPlain = type !== undefined && !isHttpWanted && call.operation !== undefined && call.operation.kind !== OperationTypeNode.SUBSCRIPTION;
    const response = isPlain ? await fromParams(call, request, type) : await handleRequest(request, { call }, {});
    const contentType = response.headers.get('content-type') ?? '';
    if (response.status === 406) throw notAcceptable();
    if (contentType.startsWith('text/event-stream') && response.body) return { status: response.status, contentType, body: response.body as unknown as AsyncIterable<Uint8Array> };
    return { status: response.status, contentType: anything ? `${oldType}; charset=utf-8` : contentType, body: await response.text() };
  };
}
