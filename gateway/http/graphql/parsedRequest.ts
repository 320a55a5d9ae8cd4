import { language as languages } from '../../contract/sharedSchemas.ts';
import type { Language } from '../../context.ts';
import type { RequestAddress } from '../../plugins/ServerContext.ts';
import { isCdnBucket } from '../files/cdnBucket.ts';
import { badRequest, operationUnknown } from '../refusal.ts';
import { developerHints } from './developerHints.ts';
import { variablesOf, type Variables } from './variables.ts';

/** What a request asks: a persisted operation by its id or, in development, a document that it brings. */
export type ParsedRequest = ParsedCall &
  ({ readonly id: string; readonly query?: never } | { readonly id?: never; readonly query: string });

interface ParsedCall {
  readonly address: RequestAddress;
  readonly variables: Variables;
  readonly operationName: string | undefined;
  readonly extensions: Variables | undefined;
}

/** The members of a request that GraphQL over HTTP names, and the id, before anybody has looked at them. */
interface Members {
  readonly id?: unknown;
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
}

const idShape = /^[0-9a-f]{64}$/;

function addressOf(target: URLSearchParams, usual: Language): RequestAddress {
  const language = languages.safeParse(target.get('lang') ?? usual);
  const cdnBucket = Number(target.get('cdnBucket') ?? 0);
  if (!language.success || !isCdnBucket(cdnBucket)) throw badRequest(developerHints.address);
  return { language: language.data, cdnBucket };
}

const isUnused = (value: unknown): value is undefined | null => value === undefined || value === null;

/** How requests are read. */
export interface ParseOptions {
  /** Whether documents are taken that a request brings. */
  readonly free: boolean;
  /** Language of whoever names none. */
  readonly usual: Language;
}

/** Anything but what may be asked is refused alike, so that refusals tell nothing about a document. */
function parsed(
  { id, query, variables, operationName, extensions }: Members,
  target: URLSearchParams,
  { free, usual }: ParseOptions,
): ParsedRequest {
  if (!isUnused(operationName) && typeof operationName !== 'string') throw badRequest(developerHints.operationName);
  const call = (): ParsedCall => ({
    address: addressOf(target, usual),
    variables: variablesOf(variables),
    operationName: operationName ?? undefined,
    extensions: isUnused(extensions) ? undefined : variablesOf(extensions),
  });
  if (free && typeof query === 'string' && query.trim() !== '' && isUnused(id)) return { query, ...call() };
  if (typeof id !== 'string' || !isUnused(query)) throw operationUnknown(developerHints.document);
  if (!idShape.test(id)) throw operationUnknown(developerHints.id);
  return { id, ...call() };
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    throw badRequest(developerHints.json);
  }
}

/** Reads `GET /graphql?id=<sha-256>&variables=<json>&lang=TY&cdnBucket=0`, and `query` for `id` where `free` allows it. */
export const parseTarget = (target: URLSearchParams, reading: ParseOptions): ParsedRequest =>
  parsed(
    {
      id: target.get('id'),
      query: target.get('query'),
      variables: jsonOf(target.get('variables')),
      operationName: target.get('operationName'),
      extensions: jsonOf(target.get('extensions')),
    },
    target,
    reading,
  );

/** Reads the body `{ id, variables }`, or `{ query, variables, operationName }` where `free` allows it; the rest stands in the target. */
export const parseBody = (body: Members, target: URLSearchParams, reading: ParseOptions): ParsedRequest => parsed(body, target, reading);
