import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Answer, Executor } from '../../execution/executor.ts';
import type { FreeDocuments } from '../../execution/freeDocuments.ts';
import type { Operation } from '../../execution/operation.ts';
import type { Operations } from '../../execution/operations.ts';
import type { Random } from '../../random.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import type { ContextOf } from './contextOf.ts';
import { askedByAddress, askedByBody, type AskedById, type AskedFreely } from './parsedRequest.ts';
import type { OwnOrigin } from '../access/ownOrigin.ts';
import type { ResponseCache } from '../cache/responseCache.ts';
import { readBody } from './readBody.ts';
import type { Done } from '../Done.ts';
import { foreignOrigin, methodNotAllowed, operationUnknown } from '../refusal.ts';
import { canonicalText, type Variables } from './variables.ts';
import type { ViewerOperations } from './viewerOperations.ts';
import type { SiteAccess } from '../access/siteAccess.ts';
import { isForMembers, refuseClosed } from '../access/admit.ts';

/** Everything at `/graphql` but its development page. */
export interface GraphqlHandler {
  /** Answers from kept bytes where there are some for this very target; undefined where not. Costs no parsing. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): Done | undefined;
  /** Answers a request, or rejects with an `HttpRefusal`. `query` reads what its target says behind the `?`. */
  answer(request: IncomingMessage, response: ServerResponse, query: () => URLSearchParams): Promise<Done>;
}

export interface GraphqlHandlerParts {
  readonly operations: Operations;
  readonly executor: Executor;
  readonly responseCache: ResponseCache;
  readonly viewerOperations: ViewerOperations;
  readonly siteAccess: SiteAccess;
  readonly contextOf: ContextOf;
  readonly ownOrigin: OwnOrigin;
  readonly random: Random;
  readonly clientAddressOf: ClientAddressOf;
  /** Answers documents that are not persisted; left out in production. */
  readonly freeDocuments: FreeDocuments | undefined;
}

export function createGraphqlHandler(parts: GraphqlHandlerParts): GraphqlHandler {
  const { operations, executor, responseCache, viewerOperations, siteAccess, contextOf, ownOrigin, random, clientAddressOf, freeDocuments } = parts;

  const answerViewer = async (request: IncomingMessage, response: ServerResponse, asked: AskedById, operation: Operation): Promise<Done> => {
    const variables = declaredOnly(operation, asked.variables);
    return viewerOperations.answer(request, response, {
      address: asked,
      name: operation.name,
      traits: operation,
      run: async (context, correlationId) => ({ status: 200, text: (await executor.answer(operation, { variables, context, correlationId })).text }),
    });
  };

  const answerPublic = async (request: IncomingMessage, response: ServerResponse, asked: AskedById, operation: Operation): Promise<Done> => {
    const variables = declaredOnly(operation, asked.variables);
    const address = clientAddressOf(request);
    const known = siteAccess.known(address);
    refuseClosed(known, operation);
    if (isForMembers(known, operation)) return answerViewer(request, response, asked, operation);
    const answer = responseCache.get({
      key: `${operation.id} ${asked.language} ${asked.shard} ${canonicalText(operation.variables, variables)}`,
      operation: operation.name,
      isForClosed: operation.isForClosed,
      isBeforeLogIn: operation.isBeforeLogIn,
      target: request.method === 'GET' ? request.url : undefined,
      make: (): Promise<Answer> => {
        const correlationId = random.id();
        return executor.answer(operation, { variables, context: contextOf(asked, correlationId), correlationId });
      },
    });
    // Side by side: a first visit is not to wait for two answers of the operator.
    const [kept, visit] = await Promise.all([answer, siteAccess.of(address)]);
    refuseClosed(visit, operation);
    if (isForMembers(visit, operation)) return answerViewer(request, response, asked, operation);
    return { status: kept.bytes.send(request, response), operation: operation.name };
  };

  const answerFreely = async (request: IncomingMessage, response: ServerResponse, asked: AskedFreely, free: FreeDocuments): Promise<Done> =>
    viewerOperations.answer(request, response, {
      address: asked,
      name: asked.operationName ?? 'free',
      traits: free.traitsOf(asked),
      run: async (context, correlationId) => {
        const answer = await free.run(asked, { context, correlationId });
        return { status: answer.status, text: await answer.text() };
      },
    });

  // A screen asks by the same few addresses again and again; what they say does not change.
  const read = new LRUCache<string, AskedById>({ max: 1_000 });
  const readAddress = (target: string, query: () => URLSearchParams): AskedById => {
    let asked = read.get(target);
    if (!asked) {
      asked = askedByAddress(query());
      if (target.length <= 2_048) read.set(target, asked);
    }
    return asked;
  };

  const find = (asked: AskedById): Operation => {
    const operation = operations.find(asked.id);
    if (!operation) throw operationUnknown();
    return operation;
  };

  return {
    serveFromCache(request, response) {
      const kept = responseCache.at(request.url ?? '');
      if (!kept || !ownOrigin.mayRead(request.headers)) return undefined;
      if (!kept.isForClosed) {
        const visit = siteAccess.known(clientAddressOf(request));
        if (visit === undefined || (visit && visit.status !== 'NORMAL') || isForMembers(visit, kept)) return undefined;
      }
      return { status: kept.bytes.send(request, response), operation: kept.operation };
    },
    async answer(request, response, query) {
      if (request.method === 'GET') {
        if (!ownOrigin.mayRead(request.headers)) throw foreignOrigin();
        const asked = readAddress(request.url ?? '', query);
        const operation = find(asked);
        // A link or a picture of another site can make a browser send a GET with its cookies.
        if (operation.kind !== OperationTypeNode.QUERY) throw methodNotAllowed('POST');
        return operation.isPublic ? answerPublic(request, response, asked, operation) : answerViewer(request, response, asked, operation);
      }
      if (request.method !== 'POST') throw methodNotAllowed('GET, POST');
      if (!ownOrigin.mayWrite(request.headers)) throw foreignOrigin();
      const asked = askedByBody(await readBody(request), query(), freeDocuments !== undefined);
      if ('query' in asked) {
        if (!freeDocuments) throw operationUnknown();
        return answerFreely(request, response, asked, freeDocuments);
      }
      const operation = find(asked);
      return operation.isPublic ? answerPublic(request, response, asked, operation) : answerViewer(request, response, asked, operation);
    },
  };
}

/** What a document does not declare cannot change its answer, and must not make one of its own. */
function declaredOnly(operation: Operation, variables: Variables): Variables {
  const declared: Record<string, unknown> = {};
  for (const name of operation.variables) if (Object.hasOwn(variables, name)) declared[name] = variables[name];
  return declared;
}
