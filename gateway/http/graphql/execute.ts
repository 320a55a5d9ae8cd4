import type { IncomingHttpHeaders } from 'node:http';
import { type DocumentNode, type ExecutionResult, OperationTypeNode } from 'graphql';
import { type Plugin, processRegularResult, type YogaServerInstance } from 'graphql-yoga';
import type { ErrorMasking } from '../../plugins/errorMasking.ts';
import type { GraphqlCall, ServerContext } from '../../plugins/ServerContext.ts';
import { textOf } from '../../plugins/writtenResult.ts';
import { notAcceptable } from '../refusal.ts';
import { developerHints } from './developerHints.ts';

/** What Yoga has answered: text, or a stream of events. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | AsyncIterable<Uint8Array>;
  /** Beside status 429: seconds to wait. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Sends one operation through Yoga and all its plugins. */
export type Execute = (
  call: GraphqlCall,
  request: { readonly method?: string | undefined; readonly headers: IncomingHttpHeaders },
) => Promise<GraphqlAnswer>;

export const newType = 'application/graphql-response+json';
export const oldType = 'application/json';

/** Who takes anything gets the older type, which every client reads, and the newer statuses, which tell more. */
export const takesAnything = (accept: string | undefined): boolean =>
  accept === undefined ||
  accept === '*/*' ||
  (!/application\/(graphql-response\+)?json|text\/event-stream/.test(accept) && /\*\/\*|application\/\*/.test(accept));

export interface ExecuteParts {
  readonly yoga: YogaServerInstance<ServerContext, object>;
  readonly siteOrigin: string;
  /** Those that the gateway was given beside its own. */
  readonly plugins: readonly Plugin[];
  readonly maskError: ErrorMasking['maskError'];
}

/** Stages of Yoga that every operation passes. Who has a hook for any other gets every stage. */
const executionStages: ReadonlySet<string> = new Set(['onContextBuilding', 'onExecute', 'onSubscribe', 'onSchemaChange', 'onDispose']);

/** The type of an answer that needs no negotiation; undefined where Yoga has to weigh what is accepted. */
function plainType(accept: string | undefined): typeof newType | typeof oldType | undefined {
  if (takesAnything(accept)) return newType;
  return accept === newType || accept === oldType ? accept : undefined;
}

/**
 * Yoga's Node adapter makes a stream of every body and a Request of every detail of the connection; the guard has
 * read both already. So Yoga is given a Request without a body, and `useGuardedRequest` hands it the parameters.
 *
 * A persisted query or mutation is parsed, validated and of one type already: it begins at Yoga's context and execution,
 * where nobody's plugin asks for another stage. The whole way takes 14 µs, by `getResultForParams` 7, so 3.
 */
export function createExecute({ yoga, siteOrigin, plugins, maskError }: ExecuteParts): Execute {
  const { fetchAPI, getEnveloped } = yoga;
  // The empty second context has Yoga copy the first; else it is read through a chain of prototypes, at twice the cost.
  const handleRequest = yoga.handleRequest as (request: Request, context: ServerContext, more: object) => Promise<Response>;
  const address = `${siteOrigin}/graphql`;
  const isEveryStageWanted = plugins.some((plugin) => Object.keys(plugin).some((hook) => !executionStages.has(hook)));
  const requestOf = ({ method = 'GET', headers }: Parameters<Execute>[1]): Request =>
    new fetchAPI.Request(address, {
      method,
      headers: { ...headers, accept: takesAnything(headers.accept) ? newType : headers.accept } as unknown as Record<string, string>,
    });

  const answerOf = async (response: Response): Promise<GraphqlAnswer> => {
    const { status, headers, body } = response;
    if (status === 406) throw notAcceptable(developerHints.accept);
    const contentType = headers.get('content-type') ?? '';
    return {
      status,
      contentType,
      body: contentType.startsWith('text/event-stream') && body ? (body as unknown as AsyncIterable<Uint8Array>) : await response.text(),
    };
  };
  const executed = async (
    call: GraphqlCall,
    document: DocumentNode,
    request: Request | undefined,
    type: string,
  ): Promise<GraphqlAnswer> => {
    try {
      // Anew for each operation: an envelope has one context, which those of the next visitor would be written into.
      const { contextFactory, execute, schema } = getEnveloped({ call, request, params: call.params });
      const result: ExecutionResult = await execute({
        schema,
        document,
        contextValue: await contextFactory(),
        variableValues: call.params.variables,
      });
      if (result.errors !== undefined) return await answerOf(processRegularResult(result, fetchAPI, type));
      // Somebody's plugin may have changed the result where it lies.
      const body = (plugins.length === 0 ? textOf(result) : undefined) ?? JSON.stringify(result);
      call.isWhole = true;
      return { status: 200, contentType: `${type}; charset=utf-8`, body };
    } catch (error) {
      return answerOf(processRegularResult({ errors: [maskError(error, call.address.language)] }, fetchAPI, type));
    }
  };

  return async (call, request) => {
    const { operation } = call;
    const type = plainType(request.headers.accept);
    const isExecution =
      type !== undefined && !isEveryStageWanted && operation !== undefined && operation.kind !== OperationTypeNode.SUBSCRIPTION;
    const made = isExecution
      ? await executed(call, operation.document, plugins.length === 0 ? undefined : requestOf(request), type)
      : await answerOf(await handleRequest(requestOf(request), { call }, {}));
    const { retryAfterSeconds } = call;
    // Also where the rest was answered, or the refusal is data: a client that looks at the HTTP status alone is to see it.
    const answer = retryAfterSeconds === undefined || typeof made.body !== 'string' ? made : { ...made, status: 429, retryAfterSeconds };
    return takesAnything(request.headers.accept) && typeof answer.body === 'string'
      ? { ...answer, contentType: `${oldType}; charset=utf-8` }
      : answer;
  };
}
