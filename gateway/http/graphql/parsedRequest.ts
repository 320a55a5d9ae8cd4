import { language as languages } from '../../contract/words.ts';
import type { Language } from '../../context.ts';
import { badRequest, operationUnknown } from '../refusal.ts';
import { isShard } from '../files/shard.ts';
import { variablesOf, type Variables } from './variables.ts';

/** What a request's address says: language of the answer's texts, and which hosts the session uses. */
export interface Address {
  readonly language: Language;
  readonly shard: number;
}

/** A persisted operation that is asked for by its id. */
export interface AskedById extends Address {
  readonly id: string;
  readonly variables: Variables;
}

/** A document that came with the request itself; answered in development only. */
export interface AskedFreely extends Address {
  readonly query: string;
  readonly variables: Variables;
  readonly operationName: string | undefined;
}

export const defaultLanguage: Language = 'TY';

const idShape = /^[0-9a-f]{64}$/;

function addressOf(query: URLSearchParams): Address {
  const language = languages.safeParse(query.get('lang') ?? defaultLanguage);
  const shard = Number(query.get('shard') ?? 0);
  if (!language.success || !isShard(shard)) throw badRequest();
  return { language: language.data, shard };
}

const isUnused = (value: unknown): value is undefined | null => value === undefined || value === null;

/** Reads `GET /graphql?id=<sha-256>&variables=<json>&lang=TY&shard=0`. */
export function askedByAddress(query: URLSearchParams): AskedById {
  const id = query.get('id');
  const written = query.get('variables');
  if (id === null || !idShape.test(id) || query.has('query')) throw operationUnknown();
  let variables: unknown;
  try {
    variables = written === null ? undefined : JSON.parse(written);
  } catch {
    throw badRequest();
  }
  return { id, variables: variablesOf(variables), ...addressOf(query) };
}

/**
 * Reads the body `{ id, variables }`, or `{ query, variables, operationName }` where `free` allows it.
 * Anything else is refused alike, so that refusals tell nothing about a document.
 */
export function askedByBody(body: Readonly<Record<string, unknown>>, query: URLSearchParams, free: boolean): AskedById | AskedFreely {
  const { id, query: document, variables, operationName } = body;
  if (free && typeof document === 'string' && isUnused(id)) {
    if (!isUnused(operationName) && typeof operationName !== 'string') throw badRequest();
    return { query: document, operationName: operationName ?? undefined, variables: variablesOf(variables), ...addressOf(query) };
  }
  if (typeof id !== 'string' || !idShape.test(id) || !isUnused(document)) throw operationUnknown();
  return { id, variables: variablesOf(variables), ...addressOf(query) };
}
