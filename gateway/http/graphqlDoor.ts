import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Answer, Executor } from '../execution/executor.ts';
import type { FreeDocuments } from '../execution/freeDocuments.ts';
import type { Operation } from '../execution/operation.ts';
import type { Operations } from '../execution/operations.ts';
import type { Random } from '../random.ts';
import type { Sessions } from '../session.ts';
import type { ClientAddressOf } from './clientAddress.ts';
import type { ContextOf } from './contextOf.ts';
import { askedByAddress, askedByBody, type AskedById, type AskedFreely } from './asked.ts';
import type { OwnOrigin } from './ownOrigin.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import { readBody } from './readBody.ts';
import { foreignOrigin, methodNotAllowed, operationUnknown } from './refusal.ts';
import type { HeaderList } from './securityHeaders.ts';
import { canonicalText, type Variables } from './variables.ts';

/** What was done about a request, for the log and the counters. */
export interface Done {
  readonly status: number;
  readonly operation?: string;
  readonly correlationId?: string;
}

/** Everything at `/graphql` but its development page. */
export interface GraphqlDoor {
  /** Answers from kept bytes where there are some for this very target; undefined where not. Costs no parsing. */
  answerKept(request: IncomingMessage, response: ServerResponse): Done | undefined;
  /** Answers a request, or rejects with an `HttpRefusal`. `query` reads what its target says behind the `?`. */
  answer(request: IncomingMessage, response: ServerResponse, query: () => URLSearchParams): Promise<Done>;
}

export interface GraphqlDoorParts {
  readonly operations: Operations;
  readonly executor: Executor;
  readonly publicAnswers: PublicAnswers;
  readonly sessions: Sessions;
  readonly contextOf: ContextOf;
  readonly ownOrigin: OwnOrigin;
  readonly random: Random;
  readonly clientAddressOf: ClientAddressOf;
  readonly headers: HeaderList;
  /** Answers documents that are not persisted; left out in production. */
  readonly freeDocuments: FreeDocuments | undefined;
}

const jsonType = 'application/json; charset=utf-8';

export function createGraphqlDoor(parts: GraphqlDoorParts): GraphqlDoor {
  const { operations, executor, publicAnswers, sessions, contextOf, ownOrigin, random, clientAddressOf, freeDocuments } = parts;

  const send = (response: ServerResponse, status: number, text: string, cookie: string | undefined): void => {
    const cookies = cookie === undefined ? [] : ['Set-Cookie', cookie];
    response.writeHead(status, ['Content-Type', jsonType, 'Content-Length', String(Buffer.byteLength(text)), 'Cache-Control', 'no-store', ...cookies, ...parts.headers]);
    // As text and not as bytes: it then leaves in one write with its headers.
    response.end(text);
  };

  const answerPublic = async (request: IncomingMessage, response: ServerResponse, asked: AskedById, operation: Operation): Promise<Done> => {
    const variables = declaredOnly(operation, asked.variables);
    const kept = await publicAnswers.get({
      key: `${operation.id} ${asked.language} ${asked.shard} ${canonicalText(operation.variables, variables)}`,
      operation: operation.name,
      target: request.method === 'GET' ? request.url : undefined,
      make: (): Promise<Answer> => {
        const correlationId = random.id();
        return executor.answer(operation, { variables, context: contextOf(asked, correlationId), correlationId });
      },
    });
    return { status: kept.bytes.send(request, response), operation: operation.name };
  };

  const answerViewer = async (request: IncomingMessage, response: ServerResponse, asked: AskedById, operation: Operation): Promise<Done> => {
    const correlationId = random.id();
    const session = await sessions.of(request.headers.cookie);
    const context = contextOf(asked, correlationId, { session: session.handle, clientAddress: clientAddressOf(request) });
    const { text } = await executor.answer(operation, { variables: declaredOnly(operation, asked.variables), context, correlationId });
    send(response, 200, text, await session.setCookie());
    return { status: 200, operation: operation.name, correlationId };
  };

  const answerFreely = async (request: IncomingMessage, response: ServerResponse, asked: AskedFreely, run: FreeDocuments): Promise<Done> => {
    const correlationId = random.id();
    const session = await sessions.of(request.headers.cookie);
    const { query, variables, operationName } = asked;
    const context = contextOf(asked, correlationId, { session: session.handle, clientAddress: clientAddressOf(request) });
    const answer = await run(JSON.stringify({ query, variables, operationName }), { context, correlationId });
    send(response, answer.status, await answer.text(), await session.setCookie());
    return { status: answer.status, operation: operationName ?? 'free', correlationId };
  };

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
    answerKept(request, response) {
      const kept = publicAnswers.at(request.url ?? '');
      if (!kept || !ownOrigin.mayRead(request.headers)) return undefined;
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
