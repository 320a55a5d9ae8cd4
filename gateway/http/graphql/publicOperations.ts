import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../context.ts';
import type { Operation } from '../../execution/operation.ts';
import type { Operations } from '../../execution/operations.ts';
import type { Log } from '../../log.ts';
import type { GraphqlCall } from '../../plugins/ServerContext.ts';
import type { Random } from '../../random.ts';
import { admit, refuse } from '../access/admit.ts';
import type { ClientAddressOf } from '../access/clientAddress.ts';
import type { SiteAccessLookup } from '../access/siteAccess.ts';
import type { CachedResponse, CacheEntry, ResponseCache } from '../cache/responseCache.ts';
import type { Done } from '../Done.ts';
import { languageNamed } from '../page/languageOf.ts';
import { type Execute, newType, oldType } from './execute.ts';
import { paramsOf } from './paramsOf.ts';
import type { ParsedRequest } from './parsedRequest.ts';
import { canonicalText } from './variables.ts';

/** Answers that are the same for everybody: their bytes are kept and shared. */
export interface PublicOperations {
  /** Answers with what is kept for this very target; undefined where nothing is, or this visitor may not have it. Costs no parsing. */
  answerKept(request: IncomingMessage, response: ServerResponse): Done | undefined;
  /**
   * The kept answer at a raw target, for a page that is on its way to the same visitor; undefined where none is kept, which is then made for
   * the next one, or the visitor may not have it. A promise where the operator has to be asked about them.
   */
  firstAnswer(request: IncomingMessage, target: string): Buffer | undefined | Promise<Buffer | undefined>;
  /** Makes and keeps the answer to an operation without variables, in the language of who has chosen none. */
  keep(operation: Operation): Promise<void>;
  /** `members` where the site shows itself to members alone: then it has to be answered to this visitor alone. Rejects with an `HttpRefusal`. */
  answer(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest, operation: Operation): Promise<Done | 'members'>;
}

export interface PublicOperationsParts {
  readonly operations: Operations;
  readonly execute: Execute;
  readonly responseCache: ResponseCache;
  readonly siteAccess: SiteAccessLookup;
  readonly clientAddressOf: ClientAddressOf;
  /** Language of whoever names none. */
  readonly usualLanguage: () => Language;
  /** Reads a raw target; `query` is what stands behind its `?`. */
  readonly parse: (target: string, query: () => URLSearchParams) => ParsedRequest;
  readonly random: Random;
  readonly log: Log;
}

/** Milliseconds that the end of a page may wait for the operator's word about a new visitor: less than the code that reads it is on its way. */
const longestWait = 250;

/** A public answer is the same for all but for what it calls itself. */
const mediaTypeOf = ({ headers: { accept } }: IncomingMessage): string => (accept?.includes(newType) ? newType : oldType);
/** Under what the response cache finds an answer by its raw target. */
const targetOf = (request: IncomingMessage): string =>
  mediaTypeOf(request) === oldType ? (request.url ?? '') : `${newType} ${request.url}`;

export function createPublicOperations(parts: PublicOperationsParts): PublicOperations {
  const { operations, execute, responseCache, siteAccess, clientAddressOf, usualLanguage, parse, random, log } = parts;

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
      const call: GraphqlCall = {
        address: parsed.address,
        correlationId: random.id(),
        visitor: undefined,
        operation,
        params: paramsOf(parsed, operation),
        isWhole: false,
      };
      const { status, body, retryAfterSeconds } = await execute(call, { method: 'GET', headers: { accept: newType } });
      const { isWhole, isDegraded = false } = call;
      return {
        status,
        contentType: `${mediaType}; charset=utf-8`,
        text: String(body),
        retryAfterSeconds,
        isWhole: isWhole && retryAfterSeconds === undefined,
        isDegraded,
      };
    },
  });

  /** Whether this visitor may have what is kept; undefined where that is not known. */
  const mayHave = (request: IncomingMessage, cached: CachedResponse): boolean | undefined => {
    if (cached.isForClosed) return true;
    const access = siteAccess.known(clientAddressOf(request));
    return access === undefined ? undefined : admit(access, cached) === 'everybody';
  };

  /** Keeps the answer to a target, unless it is not public, or this visitor may not have it. */
  const warm = (request: IncomingMessage, target: string): undefined => {
    const parsed = parse(target, () => new URLSearchParams(target.slice(target.indexOf('?') + 1)));
    const operation = parsed.id === undefined ? undefined : operations.find(parsed.id);
    if (!operation?.isPublic || admit(siteAccess.known(clientAddressOf(request)), operation) !== 'everybody') return undefined;
    responseCache
      .get(entryOf(parsed, operation, { mediaType: oldType, target }))
      .catch((error: unknown) => log.warn({ err: error }, 'the first answer of a page could not be made'));
    return undefined;
  };

  return {
    answerKept(request, response) {
      const cached = responseCache.at(targetOf(request));
      if (!cached || !mayHave(request, cached)) return undefined;
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
        address: { language: usualLanguage(), cdnBucket: 0 },
        variables: {},
        operationName: undefined,
        extensions: undefined,
      };
      await responseCache.get(entryOf(parsed, operation, { mediaType: oldType, target: undefined }));
    },
    async answer(request, response, parsed, operation) {
      const address = clientAddressOf(request);
      const known = admit(siteAccess.known(address), operation);
      refuse(known, true);
      if (known === 'members') return 'members';
      // Of an address that names no language, the brand's first one is meant, which may become another.
      const isLasting = request.method === 'GET' && languageNamed(request.url ?? '') === parsed.address.language;
      const answer = responseCache.get(
        entryOf(parsed, operation, { mediaType: mediaTypeOf(request), target: isLasting ? targetOf(request) : undefined }),
      );
      // Side by side: a first visit is not to wait for two answers of the operator.
      const [cached, access] = await Promise.all([answer, siteAccess.of(address)]);
      const admission = admit(access, operation);
      refuse(admission, true);
      if (admission === 'members') return 'members';
      return { status: cached.body.send(request, response), operation: operation.name };
    },
  };
}
