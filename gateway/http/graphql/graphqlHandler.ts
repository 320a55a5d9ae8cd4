import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { nothingKnown, type Operation, type OperationTraits, traitsOf } from '../../execution/operation.ts';
import { parseLimited } from '../../plugins/documentLimits.ts';
import type { OwnOrigin } from '../access/ownOrigin.ts';
import type { Done } from '../Done.ts';
import { languageNamed } from '../page/languageOf.ts';
import { foreignOrigin, methodNotAllowed, operationUnknown } from '../refusal.ts';
import { developerHints } from './developerHints.ts';
import { takesAnything } from './execute.ts';
import { paramsOf } from './paramsOf.ts';
import { parseBody, type ParsedRequest, parseTarget } from './parsedRequest.ts';
import { createPublicOperations, type PublicOperations, type PublicOperationsParts } from './publicOperations.ts';
import { readBody } from './readBody.ts';
import type { ViewerOperations } from './viewerOperations.ts';

/** Everything at `/graphql` but its development page. */
export interface GraphqlHandler extends Pick<PublicOperations, 'firstAnswer' | 'keep'> {
  /** Answers from the response cache where it has something for this very target; undefined where not. Costs no parsing. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): Done | undefined;
  /** Answers a request, or rejects with an `HttpRefusal`. `target` reads what its address says behind the `?`. */
  answer(request: IncomingMessage, response: ServerResponse, target: () => URLSearchParams): Promise<Done>;
}

export interface GraphqlHandlerParts extends Omit<PublicOperationsParts, 'parse'> {
  readonly schema: GraphQLSchema;
  readonly viewerOperations: ViewerOperations;
  readonly ownOrigin: OwnOrigin;
  readonly siteOrigin: string;
  /** Whether documents are answered that are not persisted; never in production. */
  readonly free: boolean;
}

export function createGraphqlHandler(parts: GraphqlHandlerParts): GraphqlHandler {
  const { schema, operations, viewerOperations, ownOrigin, free, usualLanguage } = parts;

  // A screen asks by the same few addresses again and again; what they say does not change, where they say the language, too.
  const read = new LRUCache<string, ParsedRequest>({ max: 1_000 });
  const parseAddress = (url: string, target: () => URLSearchParams): ParsedRequest => {
    let parsed = read.get(url);
    if (!parsed) {
      parsed = parseTarget(target(), { free, usual: usualLanguage() });
      if (url.length <= 2_048 && languageNamed(url) === parsed.address.language) read.set(url, parsed);
    }
    return parsed;
  };
  const publicOperations = createPublicOperations({ ...parts, parse: parseAddress });

  const find = (id: string): Operation => {
    const operation = operations.find(id);
    if (operation) return operation;
    const problem = operations.problemOf(id);
    throw operationUnknown(problem === undefined ? developerHints.generate : developerHints.leftOut(problem));
  };

  /** Of a document that cannot be read, what lets the least happen: Yoga will say what is wrong with it. */
  const traitsOfFree = (query: string, operationName: string | undefined): OperationTraits => {
    try {
      return traitsOf(schema, parseLimited(query), operationName);
    } catch {
      return nothingKnown;
    }
  };

  return {
    firstAnswer: publicOperations.firstAnswer,
    keep: publicOperations.keep,
    serveFromCache: (request, response) =>
      ownOrigin.mayRead(request.headers) ? publicOperations.answerKept(request, response) : undefined,
    async answer(request, response, target) {
      const isGet = request.method === 'GET';
      if (!isGet && request.method !== 'POST') throw methodNotAllowed('GET, POST', developerHints.method);
      if (!(isGet ? ownOrigin.mayRead(request.headers) : ownOrigin.mayWrite(request.headers)))
        throw foreignOrigin(developerHints.origin(parts.siteOrigin));
      const parsed = isGet
        ? parseAddress(request.url ?? '', target)
        : parseBody(await readBody(request), target(), { free, usual: usualLanguage() });
      // An address can be put into any page: a document in it is answered only to a program that names our origin and what it takes.
      if (isGet && parsed.id === undefined && (!ownOrigin.isNamed(request.headers) || takesAnything(request.headers.accept)))
        throw operationUnknown(developerHints.post);
      const operation = parsed.id === undefined ? undefined : find(parsed.id);
      const traits = operation ?? traitsOfFree(parsed.query ?? '', parsed.operationName);
      // A link or a picture of another site can make a browser send a GET with its cookies.
      if (isGet && traits.kind === OperationTypeNode.MUTATION && traits !== nothingKnown)
        throw methodNotAllowed('POST', developerHints.mutation);
      const shared = operation?.isPublic ? await publicOperations.answer(request, response, parsed, operation) : 'members';
      if (shared !== 'members') return shared;
      const name = operation?.name ?? parsed.operationName ?? 'free';
      return viewerOperations.answer(request, response, { parsed, traits, operation, name, params: paramsOf(parsed, operation) });
    },
  };
}
