import type { Language } from '../../context.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { nothingKnown, type Operation, type Traits, traitsOf } from '../../execution/operation.ts';
import type { Operations } from '../../execution/operations.ts';
import type { Log } from '../../log.ts';
import { parseLimited } from '../../plugins/documentLimits.ts';
import type { GraphqlCall } from '../../plugins/ServerContext.ts';
import type { Random } from '../../random.ts';
import { admit, refuse } from '../access/admit.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import type { OwnOrigin } from '../access/ownOrigin.ts';
import type { SiteAccessLookup } from '../access/siteAccess.ts';
import type { CachedResponse, CacheEntry, ResponseCache } from '../cache/responseCache.ts';
import type { Done } from '../Done.ts';
import { foreignOrigin, methodNotAllowed, operationUnknown } from '../refusal.ts';
import { developerHints } from './developerHints.ts';
import { type Execute, newType, oldType, takesAnything } from './execute.ts';
import { parseBody, type ParsedRequest, parseTarget } from './parsedRequest.ts';
import { readBody } from './readBody.ts';
import { canonicalText, type Variables } from './variables.ts';
import type { ViewerOperations } from './viewerOperations.ts';

/** Everything at `/graphql` but its development page. */
export interface GraphqlHandler {
  /** Answers from the response cache where it has something for this very target; undefined where not. Costs no parsing. */
  serveFromCache(request: IncomingMessage, response: ServerResponse): Done | undefined;
  /**
   * The kept answer of a public query at a raw target, for a page that is on its way to the same visitor; undefined where
   * none is kept, which is then made for the next one, or he may not have it. A promise where the operator has to be asked about him.
   */
  firstAnswer(request: IncomingMessage, target: string): Buffer | undefined | Promise<Buffer | undefined>;
  /** Makes and keeps the answer to a public operation without variables, in the language of who has chosen none. */
  keep(operation: Operation): Promise<void>;
  /** Answers a request, or rejects with an `HttpRefusal`. `target` reads what its address says behind the `?`. */
  answer(request: IncomingMessage, response: ServerResponse, target: () => URLSearchParams): Promise<Done>;
}

export interface GraphqlHandlerParts {
  readonly schema: GraphQLSchema;
  readonly operations: Operations;
  readonly execute: Execute;
  readonly responseCache: ResponseCache;
  readonly viewerOperations: ViewerOperations;
  /** Language of whoever names none. */
  readonly usualLanguage: () => Language;
  readonly siteAccess: SiteAccessLookup;
  readonly ownOrigin: OwnOrigin;
  readonly siteOrigin: string;
  readonly random: Random;
  readonly log: Log;
  readonly clientAddressOf: ClientAddressOf;
  /** Whether documents are answered that are not persisted; never in production. */
  readonly free: boolean;
}

/** Milliseconds that the end of a page may wait for the operator's word about a new visitor: less than the code that reads it is on its way. */
const longestWait = 250;

/** A public answer is the same for all but for what it calls itself. */
const mediaTypeOf = ({ headers: { accept } }: IncomingMessage): string => (accept?.includes(newType) ? newType : oldType);
/** Under what the response cache finds an answer by its raw target. */
const targetOf = (request: IncomingMessage): string =>
  mediaTypeOf(request) === oldType ? (request.url ?? '') : `${newType} ${request.url}`;

export function createGraphqlHandler(parts: GraphqlHandlerParts): GraphqlHandler {
  const { schema, operations, execute, responseCache, viewerOperations, siteAccess, ownOrigin, random, log, clientAddressOf, free } = parts;

  const answerViewer = (
    request: IncomingMessage,
    response: ServerResponse,
    parsed: ParsedRequest,
    operation: Operation | undefined,
    traits: Traits,
  ): Promise<Done> =>
    viewerOperations.answer(request, response, {
      parsed,
      traits,
      operation,
      name: operation?.name ?? parsed.operationName ?? 'free',
      params: paramsOf(parsed, operation),
    });

  const entryOf = (
    parsed: ParsedRequest,
    operation: Operation,
    { mediaType, target }: { readonly mediaType: string; readonly target: string | undefined },
  ): CacheEntry => ({
    key: `${operation.id} ${parsed.address.language} ${parsed.address.cdnBucket} ${mediaType} ${canonicalText(operation.variables, parsed.variables)}`,
    operation: operation.name,
    isForClosed: operation.isForClosed,
    isBeforeLogIn: operation.isBeforeLogIn,
    onlyRepeated: operation.texts.some((name) => typeof parsed.variables[name] === 'string'),
    target,
    make: async () => {
      const call = {
        address: parsed.address,
        correlationId: random.id(),
        visitor: undefined,
        operation,
        params: paramsOf(parsed, operation),
        isWhole: false,
      };
      const { status, body, retryAfterSeconds } = await execute(call, { method: 'GET', headers: { accept: newType } });
      return { status, contentType: `${mediaType}; charset=utf-8`, text: String(body), retryAfterSeconds, isWhole: call.isWhole };
    },
  });

  const answerPublic = async (
    request: IncomingMessage,
    response: ServerResponse,
    parsed: ParsedRequest,
    operation: Operation,
  ): Promise<Done> => {
    const address = clientAddressOf(request);
    const known = admit(siteAccess.known(address), operation);
    refuse(known, true);
    if (known === 'members') return answerViewer(request, response, parsed, operation, operation);
    const answer = responseCache.get(
      entryOf(parsed, operation, { mediaType: mediaTypeOf(request), target: request.method === 'GET' ? targetOf(request) : undefined }),
    );
    // Side by side: a first visit is not to wait for two answers of the operator.
    const [cached, access] = await Promise.all([answer, siteAccess.of(address)]);
    const admission = admit(access, operation);
    refuse(admission, true);
    if (admission === 'members') return answerViewer(request, response, parsed, operation, operation);
    return { status: cached.body.send(request, response), operation: operation.name };
  };

  // A screen asks by the same few addresses again and again; what they say does not change.
  const read = new LRUCache<string, ParsedRequest>({ max: 1_000 });
  const parseAddress = (url: string, target: () => URLSearchParams): ParsedRequest => {
    let parsed = read.get(url);
    if (!parsed) {
      parsed = parseTarget(target(), { free, usual: parts.usualLanguage() });
      if (url.length <= 2_048) read.set(url, parsed);
    }
    return parsed;
  };

  const find = (id: string): Operation => {
    const operation = operations.find(id);
    if (!operation) throw operationUnknown(developerHints.generate);
    return operation;
  };

  /** Whether this visitor may have what is kept; undefined where that is not known. */
  const mayHave = (request: IncomingMessage, cached: CachedResponse): boolean | undefined => {
    if (cached.isForClosed) return true;
    const access = siteAccess.known(clientAddressOf(request));
    return access === undefined ? undefined : admit(access, cached) === 'everybody';
  };

  /** Keeps the answer to a target, unless it is not public, or this visitor may not have it. */
  const warm = (request: IncomingMessage, target: string): undefined => {
    const parsed = parseAddress(target, () => new URLSearchParams(target.slice(target.indexOf('?') + 1)));
    const operation = parsed.id === undefined ? undefined : operations.find(parsed.id);
    if (!operation?.isPublic || admit(siteAccess.known(clientAddressOf(request)), operation) !== 'everybody') return undefined;
    responseCache
      .get(entryOf(parsed, operation, { mediaType: oldType, target }))
      .catch((error: unknown) => log.warn({ err: error }, 'the first answer of a page could not be made'));
    return undefined;
  };

  /** Of a document that cannot be read, what lets the least happen: Yoga will say what is wrong with it. */
  const traitsOfFree = (query: string, operationName: string | undefined): Traits => {
    try {
      return traitsOf(schema, parseLimited(query), operationName);
    } catch {
      return nothingKnown;
    }
  };

  return {
    serveFromCache(request, response) {
      const cached = responseCache.at(targetOf(request));
      if (!cached || !ownOrigin.mayRead(request.headers) || !mayHave(request, cached)) return undefined;
      return { status: cached.body.send(request, response), operation: cached.operation };
    },
    firstAnswer(request, target) {
      const cached = responseCache.at(target);
      if (!cached) return warm(request, target);
      const { bytes } = cached.body;
      const isAdmitted = mayHave(request, cached);
      if (isAdmitted !== undefined) return isAdmitted ? bytes : undefined;
      const told = siteAccess.of(clientAddressOf(request)).then((access) => (admit(access, cached) === 'everybody' ? bytes : undefined));
      return Promise.race([told, wait(longestWait, undefined, { ref: false })]);
    },
    async keep(operation) {
      const parsed = {
        id: operation.id,
        address: { language: parts.usualLanguage(), cdnBucket: 0 },
        variables: {},
        operationName: undefined,
        extensions: undefined,
      };
      await responseCache.get(entryOf(parsed, operation, { mediaType: oldType, target: undefined }));
    },
    async answer(request, response, target) {
      const isGet = request.method === 'GET';
      if (!isGet && request.method !== 'POST') throw methodNotAllowed('GET, POST');
      if (!(isGet ? ownOrigin.mayRead(request.headers) : ownOrigin.mayWrite(request.headers)))
        throw foreignOrigin(developerHints.origin(parts.siteOrigin));
      const parsed = isGet
        ? parseAddress(request.url ?? '', target)
        : parseBody(await readBody(request), target(), { free, usual: parts.usualLanguage() });
      // An address can be put into any page: a document in it is answered only to a program that names our origin and what it takes.
      if (isGet && parsed.id === undefined && (!ownOrigin.isNamed(request.headers) || takesAnything(request.headers.accept)))
        throw operationUnknown(developerHints.post);
      const operation = parsed.id === undefined ? undefined : find(parsed.id);
      const traits = operation ?? traitsOfFree(parsed.query ?? '', parsed.operationName);
      // A link or a picture of another site can make a browser send a GET with its cookies.
      if (isGet && traits.kind === OperationTypeNode.MUTATION && traits !== nothingKnown) throw methodNotAllowed('POST');
      return operation?.isPublic
        ? answerPublic(request, response, parsed, operation)
        : answerViewer(request, response, parsed, operation, traits);
    },
  };
}

/** What a document does not declare cannot change its answer, and must not make one of its own. */
function declaredOnly(operation: Operation, variables: Variables): Record<string, unknown> {
  const declared: Record<string, unknown> = {};
  for (const name of operation.variables) if (Object.hasOwn(variables, name)) declared[name] = variables[name];
  return declared;
}

const paramsOf = (
  { query, operationName, variables, extensions }: ParsedRequest,
  operation: Operation | undefined,
): GraphqlCall['params'] => ({
  ...(operation
    ? { variables: declaredOnly(operation, variables) }
    : { ...(query === undefined ? {} : { query }), ...(operationName === undefined ? {} : { operationName }), variables }),
  ...(extensions ? { extensions } : {}),
});
