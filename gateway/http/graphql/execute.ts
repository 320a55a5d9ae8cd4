import type { IncomingHttpHeaders } from 'node:http';
import type { YogaServerInstance } from 'graphql-yoga';
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

/**
 * Yoga's Node adapter makes a stream of every body and a Request of every detail of the connection; the guard has
 * read both already. So Yoga is given a Request without a body, and `useGuardedRequest` hands it the parameters.
 */
export function createExecute(yoga: YogaServerInstance<ServerContext, object>, siteOrigin: string): Execute {
  const { Request } = yoga.fetchAPI;
  // With a second context the first is copied; without, every look at it goes through a chain of prototypes, at twice the cost.
  const handleRequest = yoga.handleRequest as (request: Request, context: ServerContext, more: object) => Promise<Response>;
  const address = `${siteOrigin}/graphql`;
  return async (call, { method = 'GET', headers }) => {
    const anything = takesAnything(headers.accept);
    const shown = { ...headers, accept: anything ? newType : headers.accept } as unknown as Record<string, string>;
    const response = await handleRequest(new Request(address, { method, headers: shown }), { call }, {});
    const contentType = response.headers.get('content-type') ?? '';
    if (response.status === 406) throw notAcceptable();
    if (contentType.startsWith('text/event-stream') && response.body) return { status: response.status, contentType, body: response.body as unknown as AsyncIterable<Uint8Array> };
    return { status: response.status, contentType: anything ? `${oldType}; charset=utf-8` : contentType, body: await response.text() };
  };
}
